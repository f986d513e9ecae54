import type { RequestHandler } from 'express';
import { apiHeaders } from '#server/http/policy/apiHeaders.ts';
import { sendApiError } from '#server/http/problems/sendApiError.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { logout } from '#shared/api/account/auth.contract.ts';
import { findMethod } from '#shared/api/findMethod.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { isOfPreviewPlayer, previewEnvelope } from './previewTransport.ts';

/** Answers the calls of a preview's page for its player, and refuses every command; other calls pass. Runs under /api, before all others. */
export function previewApi(): RequestHandler {
  return (req, res, next) => {
    const { preview } = contextOf(res);
    const method = preview && findMethod(req.path.slice(1));
    if (!preview || !method) return next();
    if (method.verb !== 'GET' || method.name === logout.name)
      return sendApiError(res, new AppError('AccessDeniedException', { status: 403, message: 'This is a preview' }));
    if (!isOfPreviewPlayer(method, preview.view)) return next();
    const { status, body } = previewEnvelope(method, preview.view);
    for (const [name, value] of Object.entries(apiHeaders)) res.setHeader(name, value);
    res.status(status).json(body);
  };
}
