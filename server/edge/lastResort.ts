import type { RequestHandler } from 'express';
import { sendProblem } from '../http/problems/sendProblem.ts';

/** Answers what no stage has: pages are read, and the few that take a form were asked before. Without it Express would answer, in its own English. */
export function lastResort(): RequestHandler {
  return (req, res) => {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    if (!reads) res.setHeader('Allow', 'GET, HEAD');
    sendProblem(req, res, reads ? 404 : 405);
  };
}
