import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { emailDraft } from '#schema/email-generator/contract.ts'
import { keptEmail } from '#schema/email-generator/kept.ts'
import { resultAnswer, resultFrame, resultItems } from '#schema/results/contract.ts'
import { usage } from '#schema/usage/contract.ts'
import { apiServer, type ApiServer } from '#tests/support/apiServer.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { eventsIn } from '#tests/support/frames.ts'
import { ledgerDifferences } from '#tests/support/ledger.ts'
import { newScript, scriptedEngine, scriptedProvider } from '#tests/support/scriptedWriting.ts'

const script = newScript()
let server: ApiServer
let ann: Person

beforeAll(async () => {
  server = await apiServer(scriptedEngine(script), scriptedProvider(script))
})
afterAll(() => server.close())
beforeEach(async () => {
  Object.assign(script, newScript())
  ann = await signUp(server)
})
afterEach(async () => {
  expect(await ledgerDifferences(ann.user.id)).toEqual([])
})

const usedBy = async ({ client }: Person) => usage.parse((await client.get('/api/usage')).json).used

const purpose = 'Ask Priya for the figures of the last quarter'
const email = ({ client }: Person, body: Record<string, unknown>) =>
  client.post('/api/email', body, { 'Idempotency-Key': randomUUID() })

describe('an email', () => {
  test('is written on any plan, differently each time, and stored under its subject', async () => {
    const drafts: string[] = []
    for (let n = 0; n < 2; n++) {
      const { kept } = (await email(ann, { mode: 'new', purpose, recipient: 'Priya' })).json as {
        kept: { title: string; result: unknown }
      }
      const draft = emailDraft.parse(kept.result)
      expect(kept.title).toBe(draft.subjects[0])
      drafts.push(draft.body)
    }
    expect(new Set(drafts).size).toBe(2)
    expect(resultItems.parse((await ann.client.get('/api/email')).json)).toHaveLength(2)
    expect(await usedBy(ann)).toBe(2)
  })

  const refining = {
    mode: 'refine',
    body: 'I am writing in order to ask you to send me the figures by [date] due to the fact that we need them.',
    how: 'shorter',
  }

  test('is refined by the built-in engine when the provider fails', async () => {
    const { kept } = resultAnswer(keptEmail).parse((await email(ann, refining)).json)
    expect(kept).toMatchObject({ title: refining.body, request: refining, engine: 'built-in' })
    expect(kept.result).toMatchObject({ gaps: ['[date]'] })
    expect((await email(ann, { ...refining, how: 'louder' })).status).toBe(422)
    expect(await usedBy(ann)).toBe(1)
  })

  test('costs nothing when the refinement changes nothing', async () => {
    const body = 'Send me the figures by [date].'
    const { kept } = resultAnswer(keptEmail).parse((await email(ann, { ...refining, body })).json)
    expect(kept.result).toMatchObject({ body })
    expect(await usedBy(ann)).toBe(0)
  })

  // A guard buffers the first characters of an answer.
  const long = 'Please send me the figures by [date]. '.repeat(10)

  test("answers the provider's refinement as events without text, which no screen shows", async () => {
    script.written = [long, 'Thanks.']
    const headers = { 'Idempotency-Key': randomUUID(), Accept: 'text/event-stream' }
    const frames = eventsIn((await ann.client.post('/api/email', refining, headers)).text)
    expect(frames[0]).toEqual({ type: 'started', engine: 'a-model', note: null })
    expect(frames).toHaveLength(2)
    expect(resultFrame(keptEmail).parse(frames.at(-1))).toMatchObject({
      type: 'done',
      kept: { engine: 'a-model', result: { body: `${long}Thanks.`, gaps: ['[date]'] } },
    })
  })

  test('costs nothing when its reader leaves, who has seen no word of it', async () => {
    let goOn = () => undefined as void
    script.between = new Promise(resolve => (goOn = resolve))
    script.written = [long, 'Thanks.']
    const leaving = new AbortController()
    const response = await fetch(`${server.url}/api/email`, {
      method: 'POST',
      signal: leaving.signal,
      headers: {
        Cookie: ann.client.cookie,
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify(refining),
    })
    let seen = ''
    for await (const chunk of response.body ?? []) {
      seen += Buffer.from(chunk).toString()
      if (seen.includes('started')) break
    }
    leaving.abort()
    goOn()
    await expect.poll(() => usedBy(ann)).toBe(0)
    expect((await ann.client.get('/api/email')).json).toEqual([])
  })

  test("is in the user's dialect unless another one is requested", async () => {
    await ann.client.send('PATCH', '/api/account/profile', { body: { dialect: 'UK' } })
    await email(ann, refining)
    expect(script.task).toContain('write British English')
    await email(ann, { mode: 'new', purpose })
    expect(script.task).toContain('It is in British English.')
    await email(ann, { mode: 'new', purpose, language: 'en-AU' })
    expect(script.task).toContain('It is in Australian English.')
  })

  test.each(['French', 'de-12', 'en-GB-US'])('in %s is rejected', async language => {
    expect(await email(ann, { mode: 'new', purpose, language })).toMatchObject({
      status: 422,
      json: { fields: { language: 'That is not a valid language code.' } },
    })
  })

  test('needs a purpose', async () => {
    expect((await email(ann, { mode: 'new', purpose: 'Ask' })).status).toBe(422)
    expect((await email(ann, {})).status).toBe(422)
    expect(await usedBy(ann)).toBe(0)
  })

  test('needs more than a word or two, before anything is counted', async () => {
    expect(await email(ann, { mode: 'new', purpose: 'complaint letter' })).toMatchObject({
      status: 422,
      json: {
        fields: { purpose: 'These notes are too short for an email. Say in a few words why you write.' },
      },
    })
    expect(await usedBy(ann)).toBe(0)
  })

  test('asks what only its writer knows, and the answer to that is free', async () => {
    const notes = { mode: 'new', purpose: 'the heater broke please send someone' }
    const written = async (body: Record<string, unknown>) =>
      resultAnswer(keptEmail).parse((await email(ann, body)).json).kept
    expect((await written(notes)).result.questions).toEqual([{ kind: 'when', about: '' }])
    const answered = { ...notes, answers: [{ kind: 'when', about: '', answer: 'monday' }] }
    const { result, note } = await written(answered)
    expect(result.body).toContain('The heater broke on Monday.')
    expect(result.questions).toEqual([])
    expect(note).toContain('Your answer completed an earlier draft, so this was not counted.')
    expect(await usedBy(ann)).toBe(1)

    // The same request once more answers nothing, and so does another email.
    await written(answered)
    expect(await usedBy(ann)).toBe(2)
    await written(notes)
    await written({ ...answered, tone: 'formal' })
    expect(await usedBy(ann)).toBe(4)
  })

  test('hands answers to the provider, and fills them in where it has not', async () => {
    const subjects = ['The figures', 'A question', 'Figures, please']
    const body = 'Dear Priya,\n\nCould you send me the figures by [date]?\n\nBest regards'
    script.answers = [{ subjects, body }]
    const answers = [{ kind: 'gap', about: '[date]', answer: 'on friday the 13th' }]
    const { kept } = resultAnswer(keptEmail).parse((await email(ann, { mode: 'new', purpose, answers })).json)
    expect(kept).toMatchObject({ engine: 'a-model', result: { gaps: [], questions: [] } })
    expect(kept.result.body).toContain('by Friday the 13th?')
  })

  const NOTE = 'The AI provider did not answer in time. This result is from the built-in engine.'

  test('comes from the provider unless it fails or invents facts', async () => {
    const subjects = ['The figures', 'A question', 'Figures, please']
    const body = 'Dear Priya,\n\nCould you send me the figures by [date]?\n\nBest regards'
    script.answers = [
      { subjects, body },
      { subjects, body: `${body}\nCall 555-0100.` },
    ]
    const made = async () =>
      resultAnswer(keptEmail).parse((await email(ann, { mode: 'new', purpose })).json).kept
    expect(await made()).toMatchObject({ engine: 'a-model', note: null, result: { body, gaps: ['[date]'] } })
    expect(await made()).toMatchObject({
      engine: 'built-in',
      note: expect.stringMatching('unusable answer') as string,
    })
    expect(await made()).toMatchObject({ engine: 'built-in', note: NOTE })
    expect(await usedBy(ann)).toBe(3)
  })
})
