import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { interactionPolicy, Provider } from 'oidc-provider'
import { z } from 'zod'

import { Client, type Answer } from './client.ts'
import { atFileEnd } from './fileEnd.ts'
import { startProduct } from './product.ts'

/** A person at the identity provider. */
export type GooglePerson = {
  sub: string
  email: string
  email_verified: boolean
  given_name?: string
  family_name?: string
}

/** The claims of an ID token and its signing key; null leaves it unsigned. */
type IdToken = { claims: Record<string, unknown>; key: KeyObject | null }

const CLIENT_ID = 'bluepencil'
const KEY_ID = 'the key of the tests'
const tokens = z.looseObject({ id_token: z.string() })
const CLIENT_SECRET = 'a client secret of the tests'

/**
 * A certified OpenID provider on this machine in place of Google. Its users sign in without a form.
 */
export class LocalGoogle {
  /** The next person to sign in; null cancels on the consent page. */
  next: GooglePerson | null = null
  /** Changes the issued ID tokens. */
  forge: ((token: IdToken) => IdToken) | null = null
  private readonly key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  private readonly people = new Map<string, GooglePerson>()
  private readonly server = createServer()

  /** Listens at once to reserve the address for the product. {@link serve} makes it answer. */
  static async start(): Promise<LocalGoogle> {
    const google = new LocalGoogle()
    google.server.listen(0, 'localhost')
    await once(google.server, 'listening')
    return google
  }

  get issuer(): string {
    // A TCP server's address is an object.
    const { port } = this.server.address() as AddressInfo
    return `http://localhost:${port}`
  }

  /** The product's environment. */
  get env(): Record<string, string> {
    return {
      GOOGLE_ISSUER: this.issuer,
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
    }
  }

  /** Allows requests from the product at that address. */
  serve(productUrl: string): void {
    const provider = this.providerFor(productUrl)
    provider.use(async (context, next) => {
      await next()
      const body = tokens.safeParse(context.body).data
      if (this.forge && body) context.body = { ...body, id_token: this.forged(body.id_token, this.forge) }
    })
    const answer = provider.callback()
    this.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      // The same metadata under another issuer's address.
      request.url = request.url?.replace(/^\/elsewhere/, '')
      if (request.url?.startsWith('/interaction/')) void this.interact(provider, request, response)
      else void answer(request, response)
    })
  }

  /** Follows the redirects from our path to the provider and back. Returns our last answer. */
  async visit(client: Client, path: string): Promise<Answer> {
    return client.get(await this.callbackOf(client, path))
  }

  /** Returns the path and query to which the provider redirects the browser. */
  async callbackOf(client: Client, path: string): Promise<string> {
    let answer = await client.get(path)
    const visitor = new Client(this.issuer)
    for (let hops = 0; hops < 10; hops++) {
      const { origin, pathname, search } = new URL(answer.headers.get('location') ?? '', this.issuer)
      if (origin === new URL(client.url).origin) return pathname + search
      answer = await visitor.get(pathname + search)
      if (answer.status >= 400) throw new Error(`The provider answered ${answer.status}: ${answer.text}`)
    }
    throw new Error('The provider redirects for ever.')
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  private forged(token: string, forge: (token: IdToken) => IdToken): string {
    const [, payload = ''] = token.split('.')
    const issued = z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    const { claims, key } = forge({ claims: issued, key: this.key })
    const header = key === null ? { alg: 'none' } : { alg: 'RS256', kid: KEY_ID }
    const signed = [header, claims]
      .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return `${signed}.${key === null ? '' : sign('sha256', Buffer.from(signed), key).toString('base64url')}`
  }

  private async interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
    const person = this.next
    if (person) this.people.set(person.sub, person)
    const result = person
      ? { login: { accountId: person.sub }, select_account: {} }
      : { error: 'access_denied' }
    await provider.interactionFinished(request, response, result)
  }

  private providerFor(productUrl: string): Provider {
    const policy = interactionPolicy.base()
    policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
    return new Provider(this.issuer, {
      jwks: { keys: [{ ...this.key.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] },
      clients: [
        {
          client_id: CLIENT_ID,
          client_secret: CLIENT_SECRET,
          redirect_uris: [new URL('/api/auth/google/callback', productUrl).href],
        },
      ],
      scopes: ['openid', 'email', 'profile'],
      claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
      // In the ID token, like Google.
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      cookies: { keys: ['a key of the tests'] },
      features: { devInteractions: { enabled: false } },
      interactions: { policy, url: (_context, interaction) => `/interaction/${interaction.uid}` },
      findAccount: (_context, sub) => {
        const person = this.people.get(sub)
        return person && { accountId: sub, claims: () => ({ ...person }) }
      },
      async loadExistingGrant({ oidc }) {
        const owner = { clientId: oidc.client?.clientId, accountId: oidc.session?.accountId }
        const grant = new oidc.provider.Grant(owner)
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
    })
  }
}

/** Starts a product with a provider in place of Google. Both end with the test file. */
export async function startWithGoogle(env: Record<string, string> = {}) {
  const google = await LocalGoogle.start()
  atFileEnd(() => google.stop())
  const product = await startProduct({ env: { ...env, ...google.env } })
  google.serve(product.url)
  return { google, product }
}
