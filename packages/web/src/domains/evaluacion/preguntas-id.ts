/** Id of the part of the page that holds the questionnaire, to which lesson and package lead. */
export const PREGUNTAS = 'responder';
