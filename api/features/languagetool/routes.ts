import compression from 'compression'
import express, { Router, type Request, type RequestHandler } from 'express'

import { readDictionaryWords } from '#api/features/dictionary/service.ts'
import { keyEntry, requireKey, scopeOfKey } from '#api/features/keys/entry.ts'
import {
  languageAmong,
  languageList,
  languageOf,
  type NamedLanguage,
} from '#api/features/languagetool/languages.ts'
import { matchesOf } from '#api/features/languagetool/matches.ts'
import { parametersOf, wrong, type Parameters } from '#api/features/languagetool/parameters.ts'
import { rulesOf } from '#api/features/languagetool/rules.ts'
import { textErrors } from '#api/features/languagetool/textErrors.ts'
import { addedWord, deletedWord, listWords } from '#api/features/languagetool/words.ts'
import { boundedWork } from '#api/kit/boundedWork.ts'
import { disconnectSignal } from '#api/kit/disconnectSignal.ts'
import { holdRefusals, unknownCall } from '#api/kit/errors.ts'
import { formOf } from '#api/kit/form.ts'
import type { Wiring } from '#api/kit/guards.ts'
import { implement, type Call, type Implementation } from '#api/kit/implement.ts'
import { countedAddressOf, rateLimit } from '#api/kit/limits.ts'
import { t } from '#api/kit/messages.ts'
import { mount } from '#api/kit/mount.ts'
import { MAX_DELAY_MS, shedLoad } from '#api/kit/shedLoad.ts'
import type { ApiContext } from '#api/services/context.ts'
import type { Turn } from '#api/services/engine/engine.ts'
import { identifyTask } from '#api/services/engine/tasks/identify.ts'
import type { Identified } from '#schema/check/contract.ts'
import { languageToolLimit } from '#schema/endpoints/limits.ts'
import {
  ANONYMOUS_MAX,
  WITH_KEY_MAX,
  type CheckAnswer,
  type ConfigInfo,
} from '#schema/languagetool/contract.ts'
import * as endpoints from '#schema/languagetool/endpoints.ts'

/** Three bytes per character, each as %XX, plus room for the JSON of markup. */
const BODY_LIMIT = '1mb'

/**
 * LanguageTool's HTTP API, version 2, for its clients. It is open to any site, without cookies, and
 * answers errors as text. Calls without an API key (`apiKey`, or a bearer token) have a lower
 * limit.
 */
export function languageToolApi(context: ApiContext, wiring: Wiring): Router {
  const { limits, logger, loopDelay, tarpit } = context
  const router = Router()
  router.use(openToAll, shedLoad(loopDelay, MAX_DELAY_MS.open, limits.factor))
  router.use(compression(), rateLimit(languageToolLimit, limits))
  router.options('/{*any}', (_request, response) => void response.status(204).end())
  router.use(
    ['/check', '/words'],
    express.text({ type: 'application/x-www-form-urlencoded', limit: BODY_LIMIT }),
    keyEntry(limits, keyIn),
  )
  router.use('/check', scopeOfKey('check'))
  router.use('/words', requireKey)
  mount(router, '/v2', languageToolRoutes(context), wiring)
  router.use(unknownCall, holdRefusals(tarpit), textErrors(logger))
  return router
}

/** Checks of visitors, without a key, that run or wait at a time. */
const MAX_VISITORS = 20

type Checked = Pick<Call<typeof endpoints.check>, 'body' | 'request' | 'response'>

function languageToolRoutes({ engine, sequelize }: ApiContext): Implementation[] {
  const forVisitor = boundedWork({
    atOnce: MAX_VISITORS,
    waiting: 0,
    busy: t('check.busy'),
    retryAfter: 10,
  })
  const check = async ({ body, request, response }: Checked) => {
    const call = parametersOf(body, request.user ? WITH_KEY_MAX : ANONYMOUS_MAX)
    const isVisitor = request.user === undefined
    const turn = {
      who: request.user?.id ?? countedAddressOf(request),
      last: isVisitor,
      signal: disconnectSignal(response),
    }
    return isVisitor
      ? forVisitor(() => checked(call, turn, []))
      : checked(call, turn, await readDictionaryWords(turn.who))
  }
  const checked = async (call: Parameters, turn: Turn, dictionary: string[]) => {
    const { text } = call.plain
    const found = await engine.ask(identifyTask, { text }, turn)
    const language =
      call.language === 'auto'
        ? languageAmong(found.language, call.preferredVariants)
        : languageOf(call.language)
    const issues = language.as ? await engine.check({ text, ...language.as, dictionary }, turn) : []
    const { matches, isComplete } = matchesOf(issues, call)
    return answer(language, found, { matches, isComplete: isComplete && language.as !== null })
  }
  return [
    implement(endpoints.languages)(() => languageList()),
    implement(endpoints.info)(() => ({ software: SOFTWARE })),
    implement(endpoints.maxTextLength)(() => Buffer.from(String(ANONYMOUS_MAX))),
    implement(endpoints.config)(({ body }) => configInfoOf(body.language)),
    implement(endpoints.words)(({ user, body }) => listWords(user.id, body)),
    implement(endpoints.addWord)(async ({ user, body }) => ({
      added: await addedWord(sequelize, user.id, body),
    })),
    implement(endpoints.deleteWord)(async ({ user, body }) => ({
      deleted: await deletedWord(sequelize, user.id, body),
    })),
    implement(endpoints.check)(check),
    implement(endpoints.checkByUrl)(check),
  ]
}

const openToAll: RequestHandler = (_request, response, next) => {
  response.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
    'Access-Control-Allow-Headers': 'Accept, Authorization, Content-Type',
    'Access-Control-Max-Age': '86400',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'no-store',
  })
  next()
}

/** LanguageTool's clients send the key in the form. */
const keyIn = (request: Request): string | null => formOf(request)['apiKey'] ?? null

const SOFTWARE: CheckAnswer['software'] = {
  name: 'Bluepencil',
  version: '1',
  buildDate: '',
  apiVersion: 1,
  premium: false,
  status: '',
}

function configInfoOf(code: string | undefined): ConfigInfo {
  if (!code) throw wrong(`'language' parameter missing`)
  const { as } = languageOf(code)
  const rules = as === null ? [] : rulesOf(as)
  return { software: SOFTWARE, parameter: { maxTextLength: ANONYMOUS_MAX }, rules }
}

type Found = { matches: CheckAnswer['matches']; isComplete: boolean }

function answer(language: NamedLanguage, found: Identified, { matches, isComplete }: Found): CheckAnswer {
  const { name, code } = language
  const detected = found.guess === 'unknown' ? language : languageAmong(found.guess, [code])
  return {
    software: SOFTWARE,
    warnings: { incompleteResults: !isComplete },
    language: {
      name,
      code,
      detectedLanguage: { name: detected.name, code: detected.code, confidence: found.confidence },
    },
    matches,
  }
}
