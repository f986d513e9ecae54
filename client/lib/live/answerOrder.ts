/**
 * Keeps the answers of repeated requests in order. Call the result when a request is sent, and what it returns when the answer has
 * arrived: false means that a later request was answered first, so this answer is outdated.
 */
export function answerOrder(): () => () => boolean {
  let lastOrder = 0;
  let shown = 0;
  return () => {
    const mine = (lastOrder += 1);
    return () => {
      if (mine < shown) return false;
      shown = mine;
      return true;
    };
  };
}
