import { randomUUID } from 'node:crypto'

import type { Browser } from 'playwright'

import { documentSummary } from '#schema/documents/contract.ts'
import { visibilityAnswer } from '#schema/snippets/visibility.ts'
import type { Answer } from '#tests/support/client.ts'
import { commentOn } from '#tests/support/comments.ts'
import { confirmAddress, share, signUp } from '#tests/support/factories.ts'
import type { Product } from '#tests/support/product.ts'
import { edit } from '#tests/support/revisions.ts'

import { expect } from './expect.ts'
import { arrive, type Visitor } from './people.ts'

export const PHONE = { width: 390, height: 844 }

/** Runs as a script wherever one of these is read as markup. */
export const IMAGE = `<img src=x onerror="window.broken=1">`
export const SCRIPT = '</script><script>window.broken=1</script>'

/** Turns what follows around, where it is not kept apart. */
const OVERRIDE = '\u202e'
const FAMILY = '👩‍👩‍👧‍👦'
const long = (length: number) => 'W'.repeat(length)

type Name = { firstName: string; lastName: string }
const nameOf = ({ firstName, lastName }: Name) => `${firstName} ${lastName}`
const OWNER: Name = {
  firstName: `${IMAGE}${OVERRIDE}"' ${long(50)}`,
  lastName: `{{constructor}} %s ${FAMILY}`,
}
const MEMBER: Name = { firstName: `${SCRIPT}${OVERRIDE}"' ${long(50)}`, lastName: `{{constructor}} %s` }
const STRANGER: Name = { firstName: `<svg onload=window.broken=1>${OVERRIDE}"' ${long(50)}`, lastName: '%s' }

/** Tags have no characters that change the direction, and no more than 30 others. */
const TAGS = ['<b onclick="window.broken=1">', `{{constructor}} %s "' ${FAMILY}`.slice(0, 30), long(30)]

/** Names of variables have letters, digits and few signs. Other text in braces stays text. */
const VARIABLES = ['constructor', 'toString', long(40), 'שם']

const TEXT = [
  `${IMAGE} ${SCRIPT} {{constructor}} %s {<b onmouseover="window.broken=1">}`,
  VARIABLES.map(name => `{${name}}`).join(' '),
  `"' ${FAMILY} ${OVERRIDE}${long(200)}`,
].join(' ')
const LINK = 'javascript:window.broken=1'

const TITLE = `${SCRIPT} {{constructor}} %s "' ${FAMILY} ${OVERRIDE}${long(40)}`
const comment = (named: string) => `${SCRIPT} {{constructor}} %s ${OVERRIDE}${long(300)} @${named}`
const reply = (named: string) => `${IMAGE} ${LINK} "' ${FAMILY} ${OVERRIDE}${long(300)} @${named}`

/** The texts and names of the people of the snippet. */
export const HOSTILE = {
  owner: { first: OWNER.firstName, name: nameOf(OWNER) },
  member: { first: MEMBER.firstName, name: nameOf(MEMBER) },
  stranger: { first: STRANGER.firstName, name: nameOf(STRANGER) },
  title: TITLE,
  tags: TAGS,
  variables: VARIABLES,
  text: TEXT + LINK,
  /** The text with a value for its first variable. */
  filled: (TEXT + LINK).replace(' {constructor} ', ` ${IMAGE} `),
  /** As lists show it. */
  start: TEXT.slice(0, 200),
  quote: IMAGE,
  comment,
  reply,
  invited: `o'nerror=%s{{constructor}}&${'w'.repeat(20)}@${'w'.repeat(50)}.example.org`,
} as const

const { owner: byOwner, member: byMember, stranger: byStranger, text, filled, start } = HOSTILE

/** All of it that has an override. None is shown with other words. */
export const WRITTEN: ReadonlySet<string> = new Set([
  ...[byOwner, byMember, byStranger].flatMap(({ first, name }) => [first, name, `@${name}`]),
  TITLE,
  text,
  filled,
  start,
  comment(byMember.name),
  comment(byMember.first),
  reply(byOwner.name),
  reply(byOwner.first),
])

async function parsed(call: Promise<Answer>): Promise<unknown> {
  const { status, text, json } = await call
  if (status >= 300) throw new Error(`Answered ${status}: ${text}`)
  return json
}

export type HostilePlace = { owner: Visitor; id: string; code: string }

/** Makes a public snippet, all of whose texts and people are hostile. */
export async function hostilePlace(browser: Browser, product: Product): Promise<HostilePlace> {
  const window = { viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] }
  const [owner, member, stranger] = await Promise.all([
    arrive(browser, product, { ...OWNER, plan: 'pro', window }),
    signUp(product, MEMBER),
    signUp(product, STRANGER),
  ])
  const { client } = owner.person
  const fields = { title: HOSTILE.title, tags: HOSTILE.tags }
  const { id } = documentSummary.parse(await parsed(client.post('/api/snippets', fields)))
  const trashed = documentSummary.parse(await parsed(client.post('/api/snippets', fields)))
  await client.delete(`/api/snippets/${trashed.id}`)
  const url = `${product.url.replace('http', 'ws')}/collab`
  await edit({ url, document: id, cookie: client.cookie }, body => {
    body.insert(0, TEXT)
    body.insert(TEXT.length, LINK, { link: { href: 'https://example.org/' } })
  })
  await share(owner.person, { id, kind: 'snippet' }, member, 'commenter')
  await parsed(client.post(`/api/snippets/${id}/members`, { email: HOSTILE.invited, role: 'viewer' }))
  const options = { visibility: 'public', showsComments: true }
  const shown = await parsed(client.send('PUT', `/api/snippets/${id}/visibility`, { body: options }))
  const code = visibilityAnswer.parse(shown).shareCode ?? ''
  const { thread } = await commentOn(owner.person, id, HOSTILE.quote, {
    text: HOSTILE.comment(HOSTILE.member.name),
    mentions: [member.user.id],
  })
  await parsed(
    member.client.post(`/api/documents/${id}/comments/${thread.id}/replies`, {
      id: randomUUID(),
      text: HOSTILE.reply(HOSTILE.owner.name),
      mentions: [owner.person.user.id],
    }),
  )
  await confirmAddress(stranger)
  // Its page reads the text some time after it was written.
  await expect.poll(async () => (await stranger.client.get(`/snippet/${code}`)).text).toContain(thread.id)
  const reaction = { code, reaction: 'rocket', isOn: true }
  for (const targetId of [id, thread.id])
    await parsed(stranger.client.post('/api/shared-snippets/reactions', { ...reaction, targetId }))
  await parsed(member.client.send('PUT', `/api/documents/${id}/reactions/${id}/rocket`))
  return { owner, id, code }
}
