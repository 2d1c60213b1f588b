import { feedbackApi } from '@portal/contract/feedback';
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

/** Owner of a call with a feedback in its path. */
const BY_ID = {
  noun: 'feedback' as const,
  find: (context: Context, { params }: { readonly params: { readonly id: number } }) => ownerOfFeedback(context, params.id),
};

export const feedbackRoutes: readonly Route[] = [
  route(feedbackApi.sellst, listFeedback),
  ownRoute(feedbackApi.ins, { noun: 'evaluacion', find: ownerOfEvaluacion }, createFeedback),
  ownRoute(feedbackApi.sel, BY_ID, getFeedback),
  ownRoute(feedbackApi.upd, { noun: 'feedback', find: (context, { body }) => ownerOfFeedback(context, body.id_feedback) }, changeFeedback),
  route(feedbackApi.del, removeFeedback, { owner: BY_ID }),
];
