/**
 * The script of the editor's page: what is typed becomes the draft while it is typed, and the preview is told so with the message of Strapi's
 * editor (`strapiUpdate`).
 */
export const EDITOR_SCRIPT = `(() => {
  const form = document.querySelector('form[data-token]');
  const text = form.elements.fields;
  const status = form.querySelector('[role=status]');
  const frame = document.querySelector('iframe');
  const { token, collection, entry, locale, site } = form.dataset;
  const call = async (path, body) => {
    const answer = await fetch('/_/content/' + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sandbox-token': token },
      body: JSON.stringify({ collection, documentId: entry, locale, ...body }),
    });
    if (!answer.ok) throw new Error((await answer.json()).error);
  };
  const told = async (done, work) => {
    try {
      await work();
      status.textContent = done;
      status.className = '';
      if (frame) frame.contentWindow.postMessage({ type: 'strapiUpdate' }, site);
    } catch (error) {
      status.textContent = String(error.message);
      status.className = 'wrong';
    }
  };
  const save = () => told('Draft saved', async () => call('draft', { fields: JSON.parse(text.value) }));
  let timer;
  text.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(save, 400);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    const { value } = event.submitter;
    if (value === 'discard') return void told('Draft dropped', () => call('discard', {})).then(() => location.reload());
    void save().then(() => value === 'publish' && told('Published', () => call('publish', {})));
  });
})();`;
