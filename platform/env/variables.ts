import { z } from 'zod'

import { paymentsMode } from '#schema/payments/contract.ts'
import { isGstin } from '#schema/payments/gstin.ts'

/** The headings under which variables are listed, in order. */
export const GROUPS = [
  'Server',
  'Data',
  'Several processes',
  'Accounts',
  'Email',
  'AI provider',
  'Payments',
  'Operation',
  'Development',
] as const

/** How a variable is described in `.env.example` and in docs/operating/configuration.md. */
export type About = {
  group: (typeof GROUPS)[number]
  /** One or two sentences, in Markdown. */
  text: string
  /** The default as a reader sees it, for a value that is not in the schema. */
  default?: string
  /** A value to show in `.env.example` when there is no default. */
  example?: string
  /**
   * Whether docker-compose.yml sets the value itself. If not, it passes on the operator's value.
   */
  setByCompose?: boolean
}

/** The description of each variable. */
export const about = z.registry<About>()

const url = (...protocols: string[]) =>
  z.string().refine(value => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be a URL starting with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`,
  })

/** Credentials and the server. Options after the port would have no effect, so they are refused. */
const smtpUrl = url('smtp:', 'smtps:').refine(
  value => !URL.canParse(value) || /^smtps?:\/\/[^/?#]+\/?$/.test(value),
  { message: 'must be of the form smtp://user:password@host:port, with nothing after the port' },
)

/** The value of a From header: an address, alone or after a name. */
const sender = z.string().regex(/^(?:[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u, {
  message: 'must be of the form name@example.org or Name <name@example.org>',
})

const number = (message = 'must be a number') => z.coerce.number(message)
const whole = (least: number, most: number) =>
  number(`must be a whole number from ${least} to ${most}`).int().min(least).max(most)
const atLeast16 = () => z.string().min(16, 'must have at least 16 characters')

/** Every variable of the environment, each with its description. */
export const variables = z.object({
  PORT: whole(0, 65_535).default(3000).register(about, {
    group: 'Server',
    text: 'The port of the server. `0` takes any free port.',
    setByCompose: true,
  }),
  HOST: z.string().default('localhost').register(about, {
    group: 'Server',
    text: 'The address on which the server listens.',
    setByCompose: true,
  }),
  PUBLIC_URL: url('http:', 'https:').optional().register(about, {
    group: 'Server',
    text: 'The address that people use. Links in emails begin with it. With `https:`, cookies are sent over https only.',
    example: 'https://write.example.org',
    setByCompose: true,
  }),
  TRUST_PROXY: whole(0, 10).optional().register(about, {
    group: 'Server',
    text: "The number of your own proxies in front. The visitor's address is taken from their headers.",
    default: '0, or 1 when PUBLIC_URL is https',
    example: '1',
    setByCompose: true,
  }),

  DATA_DIR: z.string().min(1).default('data').register(about, {
    group: 'Data',
    text: 'The folder of the embedded database, the session secret and added languages.',
    setByCompose: true,
  }),
  DATABASE_URL: url('postgres:', 'postgresql:').optional().register(about, {
    group: 'Data',
    text: 'A PostgreSQL server (15 or newer, with the extension pg_trgm) to use instead of the embedded one.',
    example: 'postgres://user:password@localhost:5432/bluepencil',
    setByCompose: true,
  }),
  DATABASE_ADMIN_URL: url('postgres:', 'postgresql:').optional().register(about, {
    group: 'Data',
    text: 'The same database, as the role that owns its tables and migrates. The servers then use the role in `DATABASE_URL`, which is created if it is missing and cannot change the audit.',
    default: 'DATABASE_URL',
    example: 'postgres://owner:password@localhost:5432/bluepencil',
    setByCompose: true,
  }),
  SESSION_SECRET: atLeast16().optional().register(about, {
    group: 'Data',
    text: 'Signs session cookies and encrypts stored secrets. At least 16 characters.',
    default: 'created in DATA_DIR at the first start',
    setByCompose: true,
  }),

  REDIS_URL: url('redis:', 'rediss:').optional().register(about, {
    group: 'Several processes',
    text: 'The Redis server between several processes. `DATABASE_URL` and `SESSION_SECRET` are then required, the same for all.',
    example: 'redis://localhost:6379',
    setByCompose: true,
  }),
  ROLE: z.enum(['all', 'api', 'realtime']).default('all').register(about, {
    group: 'Several processes',
    text: 'The part that this process serves: `all`, `api` or `realtime`.',
    setByCompose: true,
  }),

  ADMIN_EMAIL: z.email('must be an email address').optional().register(about, {
    group: 'Accounts',
    text: 'The account with this address becomes the first administrator, at a sign-in after the address is confirmed.',
    example: 'ada@example.org',
  }),
  GOOGLE_CLIENT_ID: z.string().optional().register(about, {
    group: 'Accounts',
    text: 'The client ID for sign-in with Google. Enter `PUBLIC_URL/api/auth/google/callback` there as the redirect address.',
    example: '',
  }),
  GOOGLE_CLIENT_SECRET: z.string().optional().register(about, {
    group: 'Accounts',
    text: 'The client secret for sign-in with Google.',
    example: '',
  }),
  GOOGLE_ISSUER: url('https:', 'http:').default('https://accounts.google.com').register(about, {
    group: 'Accounts',
    text: 'The OpenID Connect issuer behind sign-in with Google. Plain http is for this machine only.',
  }),

  SMTP_URL: smtpUrl.optional().register(about, {
    group: 'Email',
    text: 'The server that sends email. Use `smtps:` for TLS from the start. Only TLS carries a password, except on this machine.',
    example: 'smtp://user:password@mail.example.org:587',
  }),
  MAIL_FROM: sender.optional().register(about, {
    group: 'Email',
    text: 'The sender of email.',
    default: 'Bluepencil <no-reply@…>, at the host of PUBLIC_URL',
    example: 'Bluepencil <no-reply@write.example.org>',
  }),

  AI_PROVIDER: z.enum(['openai-compatible', 'openai', 'anthropic']).optional().register(about, {
    group: 'AI provider',
    text: 'The provider of AI actions: `openai`, `anthropic` or `openai-compatible`. Without one, no text leaves the server.',
    default: 'none (built-in engine)',
    example: 'openai-compatible',
  }),
  AI_MODEL: z.string().max(100, 'must have at most 100 characters').optional().register(about, {
    group: 'AI provider',
    text: "The provider's model. Required with `AI_PROVIDER`.",
    example: '',
  }),
  AI_API_KEY: z.string().optional().register(about, {
    group: 'AI provider',
    text: "The provider's key. Required for `openai` and `anthropic`.",
    example: '',
  }),
  AI_BASE_URL: url('http:', 'https:').optional().register(about, {
    group: 'AI provider',
    text: "The provider's address. Required for `openai-compatible`.",
    example: 'http://localhost:11434/v1',
  }),
  RATES_URL: url('http:', 'https:').optional().register(about, {
    group: 'Payments',
    text: 'A service that returns exchange rates with the base INR. Without one, prices in other currencies use fixed rates.',
    example: 'https://open.er-api.com/v6/latest/INR',
  }),
  GEO_URL: url('http:', 'https:')
    .refine(value => value.includes('{address}'), { message: 'must contain {address}' })
    .optional()
    .register(about, {
      group: 'Payments',
      text: 'A service that returns the country of an address, which it gets in the place of `{address}`. Without one, no currency is chosen by country.',
      example: 'https://ipapi.co/{address}/json/',
    }),
  PAYMENTS_MODE: z.enum(paymentsMode.options).default('demo').register(about, {
    group: 'Payments',
    text: 'How plans are paid for: `demo` (a page of our own that moves no money), `sandbox` or `production` (Cashfree).',
  }),
  CASHFREE_APP_ID: z.string().optional().register(about, {
    group: 'Payments',
    text: 'The client ID at Cashfree. Required unless `PAYMENTS_MODE` is `demo`.',
    example: '',
  }),
  CASHFREE_SECRET_KEY: z.string().optional().register(about, {
    group: 'Payments',
    text: 'The client secret at Cashfree, which also signs its events. Required unless `PAYMENTS_MODE` is `demo`.',
    example: '',
  }),
  CASHFREE_URL: url('https:', 'http:').optional().register(about, {
    group: 'Payments',
    text: "Another address of Cashfree's API. Plain http is for this machine only.",
    default: 'that of PAYMENTS_MODE',
    example: 'https://sandbox.cashfree.com/pg',
  }),
  SELLER_NAME: z.string().max(200, 'must have at most 200 characters').default('Bluepencil').register(about, {
    group: 'Payments',
    text: 'The name of the seller on invoices.',
  }),
  SELLER_ADDRESS: z.string().max(500, 'must have at most 500 characters').optional().register(about, {
    group: 'Payments',
    text: 'The address of the seller on invoices.',
    example: '',
  }),
  SELLER_GSTIN: z
    .string()
    .refine(isGstin, 'must be a GSTIN: 15 characters, of which the last one checks the others')
    .optional()
    .register(about, {
      group: 'Payments',
      text: "The seller's GSTIN. Without one, invoices name no tax.",
      example: '',
    }),
  SELLER_SAC: z
    .string()
    .regex(/^\d{4,8}$/, 'must be a code of 4 to 8 digits')
    .default('997331')
    .register(about, {
      group: 'Payments',
      text: 'The accounting code of the service, on invoices with a GSTIN. 997331: the right to use software.',
    }),
  AI_PRICE_INPUT: number('must be a number that is not negative').nonnegative().optional().register(about, {
    group: 'AI provider',
    text: 'The price of a million tokens sent, in your currency, for the metrics.',
    example: '',
  }),
  AI_PRICE_OUTPUT: number('must be a number that is not negative').nonnegative().optional().register(about, {
    group: 'AI provider',
    text: 'The price of a million tokens received, in your currency, for the metrics.',
    example: '',
  }),

  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info').register(about, {
    group: 'Operation',
    text: 'The least level of log lines: `silent`, `fatal`, `error`, `warn`, `info` or `debug`. Logs are JSON lines on standard error.',
  }),
  METRICS_TOKEN: atLeast16().optional().register(about, {
    group: 'Operation',
    text: 'Opens `GET /metrics` (Prometheus) to callers with this bearer token. At least 16 characters.',
    example: '',
  }),
  ACCESS_RECHECK_SECONDS: whole(1, 3600).default(30).register(about, {
    group: 'Operation',
    text: 'The seconds between two checks of each open connection: whether its user may still see the document. Notifications of a change usually come first.',
  }),
  RATE_LIMIT_FACTOR: number('must be a number above 0').positive().default(1).register(about, {
    group: 'Operation',
    text: 'Multiplies every rate limit, for load tests.',
  }),

  NODE_ENV: z.enum(['development', 'production', 'test']).default('production').register(about, {
    group: 'Development',
    text: 'The mode of Node.js: `production`, `development` or `test`.',
    setByCompose: true,
  }),
})
