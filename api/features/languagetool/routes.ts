import compression from 'compression'
import express, { Router, type Request, type RequestHandler } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import { disconnectSignal } from '#api/kit/disconnectSignal.ts'
import { publicRoute } from '#api/kit/route.ts'
import { wordsOf } from '#api/features/corrections/service.ts'
import { keyEntry, requireScope } from '#api/features/keys/entry.ts'
import {
  languageAmong,
  languageList,
  languageOf,
  type NamedLanguage,
} from '#api/features/languagetool/languages.ts'
import { matchesOf } from '#api/features/languagetool/matches.ts'
import { formOf, parametersOf } from '#api/features/languagetool/parameters.ts'
import { textErrors } from '#api/features/languagetool/textErrors.ts'
import { identifyTask } from '#api/services/engine/tasks/identify.ts'
import { unknownCall } from '#api/kit/errors.ts'
import { addressOf, rateLimit } from '#api/kit/limits.ts'
import { ANONYMOUS_MAX, WITH_KEY_MAX, type CheckAnswer } from '#schema/languagetool/contract.ts'
import type { Identified } from '#schema/check/contract.ts'

/** Three bytes for a character, each as %XX, and room for markup's JSON. */
const BODY_LIMIT = '1mb'
const MINUTE = { seconds: 60 }

/**
 * LanguageTool's HTTP API, version 2, so that its clients work here: open to any site, without cookies, and with errors as
 * text. Anonymous calls are few; those with an API key (as `apiKey`, or as a bearer) have the limit of the public API.
 */
export function languageToolApi({ engine, limits, logger }: ApiContext): Router {
  const router = Router()
  const perAddress = rateLimit({ name: 'v2-address', calls: 300, ...MINUTE }, limits)
  router.use(openToAll, compression(), perAddress)
  router.options('/{*any}', (_request, response) => void response.status(204).end())

  publicRoute(router, 'get', '/languages', {}, () => Promise.resolve(languageList()))

  const anonymous = rateLimit({ name: 'v2', calls: 20, ...MINUTE }, limits)
  const withKey = rateLimit({ name: 'v2-key', calls: 60, ...MINUTE, by: keyOf }, limits)
  const before = [
    express.text({ type: 'application/x-www-form-urlencoded', limit: BODY_LIMIT }),
    keyEntry(limits, keyIn),
    either(hasKey, requireScope('check')),
    either(hasKey, withKey, anonymous),
  ]
  const check = async ({ request, response }: { request: Request; response: express.Response }) => {
    const call = parametersOf(formOf(request), request.user ? WITH_KEY_MAX : ANONYMOUS_MAX)
    const turn = { who: request.user?.id ?? addressOf(request), signal: disconnectSignal(response) }
    const { text } = call.plain
    const found = await engine.ask(identifyTask, { text }, turn)
    const language =
      call.language === 'auto'
        ? languageAmong(found.language, call.preferredVariants)
        : languageOf(call.language)
    const dictionary = request.user ? await wordsOf(request.user.id) : []
    const issues = language.as ? await engine.check({ text, ...language.as, dictionary }, turn) : []
    return answer(language, found, matchesOf(issues, call))
  }
  for (const method of ['get', 'post'] as const) publicRoute(router, method, '/check', { before }, check)

  router.use(unknownCall, textErrors(logger))
  return router
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

/** Clients of LanguageTool send a key in the form. */
const keyIn = (request: Request): string | null => formOf(request).get('apiKey')
const keyOf = (request: Request): string => request.apiKey?.id ?? addressOf(request)
const hasKey = (request: Request): boolean => request.apiKey !== undefined

const either =
  (is: (request: Request) => boolean, then: RequestHandler, otherwise?: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const chosen = is(request) ? then : otherwise
    return chosen ? chosen(request, response, next) : next()
  }

function answer(language: NamedLanguage, found: Identified, matches: CheckAnswer['matches']): CheckAnswer {
  const { name, code, as } = language
  const detected = found.guess === 'unknown' ? language : languageAmong(found.guess, [code])
  return {
    software: {
      name: 'Bluepencil',
      version: '1',
      buildDate: '',
      apiVersion: 1,
      premium: false,
      status: '',
    },
    warnings: { incompleteResults: as === null },
    language: {
      name,
      code,
      detectedLanguage: { name: detected.name, code: detected.code, confidence: found.confidence },
    },
    matches,
  }
}
