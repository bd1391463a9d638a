/** A call of the public API that works, and its answer from the built-in engine. */
export type ApiExample = {
  /** The JSON, or the fields of a form. Null: there is none. */
  body: Readonly<Record<string, unknown>> | null
  answer: unknown
}

const usage = { used: 12, limit: 100, bonusRemaining: 0, resetsAt: '2026-12-01T00:00:00.000Z' }

/** The examples by the names of their endpoints. */
export const EXAMPLES: Readonly<Record<string, ApiExample>> = {
  'publicApi.usage': { body: null, answer: usage },
  'publicApi.check': {
    body: { text: 'They will recieve it.', language: 'en-US' },
    answer: {},
  },
  'publicApi.rewrite': {
    body: { action: 'shorten', text: 'Due to the fact that it rained, we left in order to stay dry.' },
    answer: {},
  },
  'publicApi.email': {
    body: {
      mode: 'new',
      purpose: 'Ask for the final proof by Friday',
      recipient: 'Grace',
      sender: 'Ada',
      length: 'short',
    },
    answer: {},
  },
  'publicApi.sentiment': {
    body: { text: 'Thank you for the quick help. The new page is wonderful.' },
    answer: {},
  },
  'languageTool.check': {
    body: { text: 'They will recieve it.', language: 'en-US' },
    answer: {},
  },
}
