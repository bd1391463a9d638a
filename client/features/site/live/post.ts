/** The status of an answer to one call too many. */
export const TOO_MANY = 429

/** Posts JSON. Not by `call`, whose schemas no page of the site loads. */
export const post = (url: string, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
