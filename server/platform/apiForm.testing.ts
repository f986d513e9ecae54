/** The multipart body of a POST to the API. */
export function apiForm(fields: Record<string, string | Blob> = { amount: '10' }): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}
