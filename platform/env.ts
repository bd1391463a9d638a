import { z } from 'zod'

const url = (...protocols: string[]) =>
  z.string().refine(value => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be a URL starting with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`,
  })

/** Credentials and the server; options beside them would be read by nobody. */
const smtpUrl = url('smtp:', 'smtps:').refine(
  value => !URL.canParse(value) || /^smtps?:\/\/[^/?#]+\/?$/.test(value),
  { message: 'must be of the form smtp://user:password@host:port, with nothing after the port' },
)

/** An address, alone or after a name: what a From header may hold. */
const sender = z.string().regex(/^(?:[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u, {
  message: 'must be of the form name@example.org or Name <name@example.org>',
})

const values = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  /** 0 takes any free port. */
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535).default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  /** Given: several processes share the work, and events and edits travel between them over this server. */
  REDIS_URL: url('redis:', 'rediss:').optional(),
  /** What this process does. `api` and `realtime` are for several processes behind a proxy. */
  ROLE: z.enum(['all', 'api', 'realtime']).default('all'),
  SESSION_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  PUBLIC_URL: url('http:', 'https:').optional(),
  /** Proxies of our own in front of this process: whose word on the visitor's address is taken. */
  TRUST_PROXY: z.coerce.number('must be a number').int().min(0).max(10).optional(),
  /** Whoever has this address, once it is confirmed, is an administrator. */
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  /** Sign-in with Google, as entered there: client id and secret. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url('https:', 'http:').default('https://accounts.google.com'),
  RATE_LIMIT_FACTOR: z.coerce.number('must be a number').positive().default(1),
  /** Opens GET /metrics to whoever sends it as a bearer token. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** The server that mail goes out by. */
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  /** Who answers AI actions beside the built-in engine. Not given: nobody, and no text leaves the server. */
  AI_PROVIDER: z.enum(['openai-compatible', 'openai', 'anthropic']).optional(),
  AI_MODEL: z.string().max(100, 'must have at most 100 characters').optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: url('http:', 'https:').optional(),
  /** What a million tokens cost, for the figures: those that are sent, and those that come back. */
  AI_PRICE_INPUT: z.coerce.number('must be a number').nonnegative().optional(),
  AI_PRICE_OUTPUT: z.coerce.number('must be a number').nonnegative().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
})

/** What a provider needs and has not, or has without being one. */
function missingOfProvider(env: z.infer<typeof values>): [name: string, message: string][] {
  const { AI_PROVIDER: kind } = env
  if (kind === undefined) {
    const parts = ['AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL', 'AI_PRICE_INPUT', 'AI_PRICE_OUTPUT'] as const
    const given = parts.filter(name => env[name] !== undefined)
    return given.map(name => [name, 'is of no use without AI_PROVIDER'])
  }
  const needed = ['AI_MODEL', kind === 'openai-compatible' ? 'AI_BASE_URL' : 'AI_API_KEY'] as const
  return needed
    .filter(name => env[name] === undefined)
    .map(name => [name, `must be given when AI_PROVIDER is ${kind}`])
}

const isLocal = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)

// What several processes have to have in common cannot be made by one of them.
const environment = values.superRefine((env, context) => {
  if (env.GOOGLE_ISSUER.startsWith('http:') && !isLocal(env.GOOGLE_ISSUER))
    context.addIssue({ code: 'custom', path: ['GOOGLE_ISSUER'], message: 'must start with https://' })
  if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined)) {
    const message = 'must be given together with the other one of GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET'
    const path = env.GOOGLE_CLIENT_ID === undefined ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID'
    context.addIssue({ code: 'custom', path: [path], message })
  }
  for (const [name, message] of missingOfProvider(env))
    context.addIssue({ code: 'custom', path: [name], message })
  const isShared = env.REDIS_URL !== undefined || env.ROLE !== 'all'
  if (!isShared) return
  if ((env.SMTP_URL ?? env.GOOGLE_CLIENT_ID) !== undefined && env.PUBLIC_URL === undefined) {
    const message = 'must be given: none of several processes knows the address that people use'
    context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message })
  }
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'SESSION_SECRET'] as const) {
    if (env[name] !== undefined) continue
    const message = 'must be given, the same for every process, when REDIS_URL or a ROLE is'
    context.addIssue({ code: 'custom', path: [name], message })
  }
})

export type Environment = z.infer<typeof environment>

/** Whether people come over https. */
export const isSecure = ({ PUBLIC_URL }: Environment): boolean => PUBLIC_URL?.startsWith('https:') ?? false

/** How many proxies stand in front; https is spoken by one. */
export const proxiesOf = (env: Environment): number => env.TRUST_PROXY ?? (isSecure(env) ? 1 : 0)

/** The environment names values that cannot be used; the message lists all of them. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

/** Reads the environment once, at the start. An empty or blank value counts as not given. Throws {@link EnvironmentError}. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environment.safeParse(given)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new EnvironmentError(`The environment cannot be used:\n${problems.join('\n')}`)
}
