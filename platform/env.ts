import type { z } from 'zod'

import { variables } from '#platform/env/variables.ts'
import { OperatorError } from '#platform/operatorError.ts'

/**
 * Problems of the provider's settings: required ones that are absent, and settings without a
 * provider.
 */
function missingOfProvider(env: z.infer<typeof variables>): [name: string, message: string][] {
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

/** The servers must find the database that was migrated. */
function problemsOfAdminUrl({
  DATABASE_URL: servers,
  DATABASE_ADMIN_URL: admin,
}: z.infer<typeof variables>): string[] {
  if (admin === undefined) return []
  if (servers === undefined) return ['is of no use without DATABASE_URL']
  const [one, other] = [new URL(servers), new URL(admin)]
  if (one.pathname !== other.pathname) return ['must name the same database as DATABASE_URL']
  return one.username === '' ? ['needs a role in DATABASE_URL'] : []
}

const isLocal = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)

// Several processes need the same values, so none of them can create its own.
const environment = variables.superRefine((env, context) => {
  if (env.GOOGLE_ISSUER.startsWith('http:') && !isLocal(env.GOOGLE_ISSUER))
    context.addIssue({ code: 'custom', path: ['GOOGLE_ISSUER'], message: 'must start with https://' })
  if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined)) {
    const message = 'must be given together with the other one of GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET'
    const path = env.GOOGLE_CLIENT_ID === undefined ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID'
    context.addIssue({ code: 'custom', path: [path], message })
  }
  for (const [name, message] of missingOfProvider(env))
    context.addIssue({ code: 'custom', path: [name], message })
  for (const message of problemsOfAdminUrl(env))
    context.addIssue({ code: 'custom', path: ['DATABASE_ADMIN_URL'], message })
  if (env.CASHFREE_URL?.startsWith('http:') && !isLocal(env.CASHFREE_URL))
    context.addIssue({ code: 'custom', path: ['CASHFREE_URL'], message: 'must start with https://' })
  for (const name of ['CASHFREE_APP_ID', 'CASHFREE_SECRET_KEY'] as const)
    if (env.PAYMENTS_MODE !== 'demo' && env[name] === undefined) {
      const message = `must be given when PAYMENTS_MODE is ${env.PAYMENTS_MODE}`
      context.addIssue({ code: 'custom', path: [name], message })
    }
  if (env.PAYMENTS_MODE !== 'demo' && env.PUBLIC_URL === undefined) {
    const message = 'must be given: the payment service leads back to it'
    context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message })
  }
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

/** Whether people use https. */
export const isSecure = ({ PUBLIC_URL }: Environment): boolean => PUBLIC_URL?.startsWith('https:') ?? false

/** The number of proxies in front. An https address implies one. */
export const proxiesOf = (env: Environment): number => env.TRUST_PROXY ?? (isSecure(env) ? 1 : 0)

/** The environment has invalid values. The message lists all of them. */
export class EnvironmentError extends OperatorError {
  override readonly name = 'EnvironmentError'
}

/**
 * Returns the parsed environment, which is read once, at the start. An empty or blank value counts
 * as absent. Throws {@link EnvironmentError}.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environment.safeParse(given)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new EnvironmentError(`The environment cannot be used:\n${problems.join('\n')}`)
}
