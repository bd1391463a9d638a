import { namespace } from '../namespace.ts'

/** The page about the public API. */
export const apiDocs = namespace('apiDocs', {
  title: 'API Documentation',
  intro:
    'Check, rewrite and analyze texts from your own programs. Calls below /api/v1 are HTTP with JSON, and an OpenAPI 3.1 document describes all of them.',
  contents: 'On this page',
  notes: {
    keys: {
      title: 'Keys',
      text: 'Create a key in Settings, and choose its permissions. Send it with each call in the header Authorization, as a bearer token. Keep it secret: anyone who has it can use your queries.',
    },
    limits: {
      title: 'Limits',
      text: 'A key can make {limit, number} calls a minute. The headers RateLimit-Policy and RateLimit say how many are left. A call beyond that is answered with 429, and Retry-After says how many seconds to wait.',
    },
    repeats: {
      title: 'Retries',
      text: 'A call that costs a query accepts the header Idempotency-Key, with a UUID. A repeat with the same key returns the first answer, and costs nothing.',
    },
    errors: {
      title: 'Errors',
      text: 'Errors are JSON with a code, a message, and the fields that are wrong, if any. A failed call costs nothing.',
    },
    client: {
      title: 'TypeScript',
      text: 'The TypeScript client is one file without dependencies. It has a function for each call, with the types of its request, its answer and its errors.',
    },
  },
  keysLink: 'Open settings',
  documentLink: 'Download openapi.json',
  clientLink: 'Download the TypeScript client',
  help: 'Read more in the Help Center',
  scope: 'Needs the permission {scope}',
  fieldsOf: 'Fields of {path}',
  field: 'Field',
  type: 'Type',
  rules: 'Rules',
  required: 'Required',
  defaultValue: 'Default: {value}',
  maxLength: 'Up to {maximum, number}',
  minLength: 'At least {minimum, number}',
  between: 'From {minimum, number} to {maximum, number}',
  request: 'Request',
  answer: 'Answer',
  code: { curl: 'curl', javascript: 'JavaScript', python: 'Python' },
  tryTitle: 'Try it',
  key: 'API key',
  keyHint: 'It stays on this page, and is sent only with this call.',
  body: 'Body (JSON)',
  send: 'Send',
  sending: 'Sending…',
  status: 'Status {number}',
  outcomes: {
    offline: 'We can’t reach the server. Check your connection, then try again.',
    malformed: 'The body must be a JSON object.',
    malformedKey: 'This is not a key. Copy it again.',
  },
  otherTitle: 'For LanguageTool’s clients',
  otherText:
    'Programs that know LanguageTool can use this server instead. These calls are part of its HTTP API, version 2.',
  call: 'Call',
  purpose: 'Purpose',
})
