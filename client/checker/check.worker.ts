import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import { checkSpelling } from '#writing/check/checker.ts'
import { loadEnglish } from '#writing/check/english.ts'
import { createByLanguage } from '#writing/languages/byLanguage.ts'
import { languageOf } from '#writing/languages/identify/languageOf.ts'

import type { CheckAnswer, Checked, CheckRequest, CheckTask, Spelled } from './checkMessages.ts'
import { fetchDictionary } from './dictionaries.ts'
import { createEnglishChecks } from './englishChecks.ts'
import { createRemoteHarper } from './harperMessages.ts'
import { serveOrders } from './workerOrders.ts'

const harper = createRemoteHarper()
const englishFor = createEnglishChecks(harper)
const byLanguage = createByLanguage({ dictionary: fetchDictionary })

/** The ports of pages. Each has at most one task of a kind at a time. */
const pages = new Set<MessagePort>()

// Without the models for identification, the language is unknown.
const detect = (text: string, usual: string) => languageOf(text, usual).catch(() => usual)

async function spell({ text, how }: CheckTask): Promise<Spelled> {
  const language = await detect(text, how.language)
  const issues = language === 'en' ? await checkSpelling(text, how.dialect) : []
  return { kind: 'spelled', text, how, issues }
}

async function check({ text, how }: CheckTask, onReady: () => void): Promise<Checked> {
  const { language, issues } = await byLanguage.check(text, how.language, async paragraph => {
    await harper.load(how.dialect)
    onReady()
    return englishFor(how)(paragraph)
  })
  const detected = how.language === 'en' ? language : await detect(text, 'en')
  return { kind: 'checked', text, how, language, detected, issues }
}

function connect(page: MessagePort): void {
  const post = (answer: CheckAnswer) => page.postMessage(answer)
  const answer = (work: Promise<CheckAnswer>) =>
    void work.then(post).catch((error: unknown) => post({ kind: 'failed', message: String(error) }))
  page.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
    switch (data.kind) {
      case 'spell':
        return answer(spell(data))
      case 'check':
        return answer(check(data, () => post({ kind: 'ready' })))
      case 'leave':
        pages.delete(page)
        page.close()
    }
  })
  page.start()
  pages.add(page)
}

/** Loads the word lists and makes the tables of their first search, then the rest. */
async function warmUp(dialect: EnglishDialect): Promise<void> {
  await checkSpelling('Warmingupp.', dialect)
  await loadEnglish()
}

serveOrders({
  connect,
  harper: harper.connect,
  prepare: dialect => Promise.all([warmUp(dialect), harper.load(dialect)]),
  end: () => {
    for (const page of pages) page.postMessage({ kind: 'ended' } satisfies CheckAnswer)
  },
})
