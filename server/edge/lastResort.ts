import type { RequestHandler } from 'express';
import { sendProblem } from '#server/http/problems/sendProblem.ts';

/**
 * Answers requests that no stage has answered: 404, or 405 for methods other than GET and HEAD. Without it Express would answer in English.
 */
export function lastResort(): RequestHandler {
  return (req, res) => {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    if (!reads) res.setHeader('Allow', 'GET, HEAD');
    sendProblem(req, res, reads ? 404 : 405);
  };
}
