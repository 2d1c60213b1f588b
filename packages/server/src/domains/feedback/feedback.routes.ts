import { api } from '@portal/contract';
import { ownRoute, route, type Route } from '../../core/http/route.ts';
import {
  changeFeedback,
  createFeedback,
  getFeedback,
  listFeedback,
  ownerOfEvaluacion,
  ownerOfFeedback,
  removeFeedback,
} from './feedback.service.ts';

const { feedback } = api;

export const feedbackRoutes: readonly Route[] = [
  route(feedback.sellst, listFeedback),
  ownRoute(feedback.ins, ownerOfEvaluacion, createFeedback),
  ownRoute(feedback.sel, (context, { params }) => ownerOfFeedback(context, params.id), getFeedback),
  ownRoute(feedback.upd, (context, { body }) => ownerOfFeedback(context, body.id_feedback), changeFeedback),
  route(feedback.del, removeFeedback),
];
