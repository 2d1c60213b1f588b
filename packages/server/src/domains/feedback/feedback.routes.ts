import { api } from '@portal/contract';
import type { Context } from '../../core/context.ts';
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

/** Owner of a call with a feedback in its path. */
const BY_ID = {
  noun: 'feedback' as const,
  find: (context: Context, { params }: { readonly params: { readonly id: number } }) => ownerOfFeedback(context, params.id),
};

export const feedbackRoutes: readonly Route[] = [
  route(feedback.sellst, listFeedback),
  ownRoute(feedback.ins, { noun: 'evaluacion', find: ownerOfEvaluacion }, createFeedback),
  ownRoute(feedback.sel, BY_ID, getFeedback),
  ownRoute(feedback.upd, { noun: 'feedback', find: (context, { body }) => ownerOfFeedback(context, body.id_feedback) }, changeFeedback),
  route(feedback.del, removeFeedback, { owner: BY_ID }),
];
