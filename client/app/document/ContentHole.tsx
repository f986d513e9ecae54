import { type ReactNode, Suspense, use } from 'react';
import { ContentHoleContext } from './ContentHoleContext.ts';

/**
 * The content of a private page, which is the player's as a whole: its frame is a prelude, in which it is one hole. Only the server has it.
 * The browser has no boundary here, and neither has a page that is rendered as a whole, whose errors choose the status; so the server puts
 * the content into the frame without React's marks of a boundary (spliceHoles).
 */
export function ContentHole({ children }: { children: ReactNode }) {
  const hole = use(ContentHoleContext);
  if (!hole) return children;
  return <Suspense fallback={<template data-hole="content" />}>{hole === 'open' ? <Waiting /> : children}</Suspense>;
}

function Waiting() {
  return use(forever);
}

const forever = new Promise<never>(() => {});
