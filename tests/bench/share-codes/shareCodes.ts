import { visibilityAnswer, type Visibility } from '#schema/snippets/visibility.ts'
import { Client } from '#tests/support/client.ts'
import { createSnippet, putOn, signUp, type Person } from '#tests/support/factories.ts'

import type { Metric } from '../metric.ts'
import { measure, report } from '../refusals.ts'
import { withDatabase, withProduct } from '../withProduct.ts'

const WARM_UP_ROUNDS = 20
const ROUNDS = 300

/** Returns codes that open nothing, and why. */
async function codesOf(owner: Person): Promise<Record<string, string>> {
  const show = async (id: string, visibility: Visibility) => {
    const answer = await owner.client.send('PUT', `/api/snippets/${id}/visibility`, { body: { visibility } })
    return visibilityAnswer.parse(answer.json).shareCode ?? ''
  }
  const [hidden, replaced, trashed] = [
    await createSnippet(owner),
    await createSnippet(owner),
    await createSnippet(owner),
  ]
  const codes = {
    unknown: 'AAAAAAAAAA',
    'unknown again': 'BBBBBBBBBB',
    'of a private snippet': await show(hidden.id, 'public'),
    replaced: await show(replaced.id, 'link'),
    'of a snippet in the trash': await show(trashed.id, 'link'),
  }
  await show(hidden.id, 'private')
  await owner.client.post(`/api/snippets/${replaced.id}/share-code/renewal`)
  await owner.client.delete(`/api/snippets/${trashed.id}`)
  return codes
}

/** Measures whether the time of a refusal tells codes apart that open nothing. */
export const runShareCodes = (): Promise<Metric[]> =>
  withDatabase(on =>
    withProduct({ ...on, env: { ...on.env, RATE_LIMIT_FACTOR: '100000' } }, async target => {
      const owner = await signUp(target)
      await putOn(owner.target, owner, 'pro')
      const codes = Object.entries(await codesOf(owner))
      const visitor = new Client(target.url)
      const open = async (code: string) => {
        const { status } = await visitor.get(`/snippet/${code}`)
        if (status !== 404) throw new Error(`The code ${code} was answered with ${status}`)
        return status
      }
      await measure('Before it is measured', codes, open, WARM_UP_ROUNDS)
      return report(await measure('Refusal of a code', codes, open, ROUNDS))
    }),
  )
