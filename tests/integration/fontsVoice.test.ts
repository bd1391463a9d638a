import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { fontPairs } from '#schema/fonts/contract.ts'
import { voiceCommand } from '#schema/voice/contract.ts'
import { apiServer, type ApiServer } from '#tests/support/apiServer.ts'
import { Client } from '#tests/support/client.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

let server: ApiServer

beforeAll(async () => {
  server = await apiServer()
})
afterAll(() => server.close())

const usedBy = async ({ client }: Person) => (await client.get('/api/usage')).json

describe('font pairing', () => {
  const question = { purpose: 'wedding invitation', mood: 'elegant' }

  test('returns the same pairs by GET and POST, also on the free plan, without a query', async () => {
    const ann = await signUp(server)
    const posted = await ann.client.post('/api/fonts', question)
    const { pairs } = fontPairs.parse(posted.json)
    expect(pairs).toHaveLength(3)
    expect(pairs[0]?.reasons.length).toBeGreaterThan(1)
    const read = await ann.client.get(`/api/fonts?${new URLSearchParams(question).toString()}`)
    expect(read.json).toEqual(posted.json)
    expect(fontPairs.parse((await ann.client.get('/api/fonts')).json).pairs).toHaveLength(3)
    expect(await usedBy(ann)).toMatchObject({ used: 0 })
  })

  test('rejects strangers, plans without it, and overlong questions', async () => {
    expect((await new Client(server.url).post('/api/fonts', question)).status).toBe(401)
    const ann = await signUp(server)
    expect((await ann.client.post('/api/fonts', { purpose: 'x'.repeat(201) })).status).toBe(422)
    expect((await ann.client.get('/api/fonts?purpose=a&purpose=b')).status).toBe(422)
    await inDatabase(server, `UPDATE plans SET flags = flags - 'fontPairing' WHERE name = 'free'`)
    const refused = await ann.client.post('/api/fonts', question)
    await inDatabase(server, `UPDATE plans SET flags = flags || '["fontPairing"]' WHERE name = 'free'`)
    expect(refused.status).toBe(403)
    expect(refused.json).toMatchObject({
      code: 'FEATURE_NOT_IN_PLAN',
      feature: 'fontPairing',
      requiredPlan: 'premium',
    })
  })
})

describe('voice commands', () => {
  const say = ({ client }: Person, spokenText: string) =>
    client.post('/api/voice-command', { spokenText, commandType: 'ai_analysis', targetAction: null })
  const put = ({ user }: Person, what: string) =>
    inDatabase(server, `UPDATE users SET ${what} WHERE id = $1`, [user.id])

  test('require the plan, the permission and the switch, each with its own message', async () => {
    const ann = await signUp(server)
    expect((await say(ann, 'go to dashboard')).json).toMatchObject({
      code: 'FEATURE_NOT_IN_PLAN',
      requiredPlan: 'premium',
    })
    await put(ann, `plan_name = 'premium', voice_commands_allowed = false, voice_commands_enabled = true`)
    expect((await say(ann, 'go to dashboard')).json).toEqual({
      success: false,
      code: 'VOICE_NOT_ALLOWED',
      message: 'Contact admin to enable voice commands for your account.',
    })
    await put(ann, `voice_commands_allowed = true, voice_commands_enabled = false`)
    expect((await say(ann, 'go to dashboard')).json).toEqual({
      success: false,
      code: 'VOICE_SWITCHED_OFF',
      message: 'Enable voice commands in Settings to use this feature.',
    })
    await ann.client.patch('/api/account/profile', { voiceCommandsEnabled: true, voiceLanguage: 'en-IN' })
    expect((await say(ann, 'go to dashboard')).status).toBe(200)
    await put(ann, `plan_name = 'free'`)
    expect((await say(ann, 'go to dashboard')).status).toBe(403)
  })

  test('are allowed by the plan unless an administrator decides otherwise', async () => {
    const ann = await signUp(server)
    const isAllowed = async () => (await ann.client.get('/api/auth/user')).json
    expect(await isAllowed()).toMatchObject({ voiceCommandsAllowed: false })
    // An allowance is of no use without a plan that includes them.
    await put(ann, `voice_commands_allowed = true`)
    expect(await isAllowed()).toMatchObject({ voiceCommandsAllowed: false })
    await put(ann, `voice_commands_allowed = NULL`)
    await put(ann, `plan_name = 'pro'`)
    expect(await isAllowed()).toMatchObject({ voiceCommandsAllowed: true })
    await put(ann, `voice_commands_allowed = false`)
    expect(await isAllowed()).toMatchObject({ voiceCommandsAllowed: false })
  })

  test('are answered by meaning, whatever the page assumed, without a query', async () => {
    const ann = await signUp(server)
    await put(ann, `plan_name = 'pro', voice_commands_enabled = true`)
    const heard = async (text: string) => voiceCommand.parse((await say(ann, text)).json)
    expect(await heard('go to email generator')).toMatchObject({
      success: true,
      intent: 'navigation',
      targetSection: 'email',
    })
    expect(await heard('make it shorter')).toMatchObject({ intent: 'ai_analysis', action: 'make_shorter' })
    expect(await heard('send email')).toMatchObject({ action: 'send_email', targetSection: 'email' })
    expect(await heard('new document')).toMatchObject({ action: 'new_document', targetSection: 'editor' })
    expect(await heard('the weather in Paris')).toMatchObject({ success: false, intent: 'unknown' })
    for (const spokenText of ['', 'x'.repeat(501)]) expect((await say(ann, spokenText)).status).toBe(422)
    expect((await ann.client.post('/api/voice-command', {})).status).toBe(422)
    expect((await new Client(server.url).post('/api/voice-command', { spokenText: 'undo' })).status).toBe(401)
    expect(await usedBy(ann)).toMatchObject({ used: 0 })
  })
})
