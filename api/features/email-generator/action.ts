import { readDictionaryWords } from '#api/features/dictionary/service.ts'
import { isNearlySame } from '#api/features/email-generator/nearlySame.ts'
import { providerDraft } from '#api/features/email-generator/providerDraft.ts'
import { refinedByProvider } from '#api/features/email-generator/refine.ts'
import { dialectOfUser } from '#api/features/users/dialect.ts'
import { t } from '#api/kit/messages.ts'
import { defineAction, type Run } from '#api/services/actions/action.ts'
import { history, listResults } from '#api/services/actions/history.ts'
import type { Engine } from '#api/services/engine/engine.ts'
import { emailTask } from '#api/services/engine/tasks/email.ts'
import { proofreadTask } from '#api/services/engine/tasks/proofread.ts'
import { dialectOf } from '#schema/check-settings/dialects.ts'
import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import { isAnswerTo, typedIn } from '#schema/email-generator/answers.ts'
import { type ComposeRequest, type EmailDraft, WORDS_MAX } from '#schema/email-generator/contract.ts'
import { keptEmail, type EmailRequest } from '#schema/email-generator/kept.ts'

type Options = { dialect: EnglishDialect; dictionary: string[] }

const optionsOf = async (userId: string): Promise<Options> => ({
  dialect: await dialectOfUser(userId),
  dictionary: await readDictionaryWords(userId),
})

/** Returns a draft after the product's own checker. One in another language stays as it is. */
async function proofread(
  engine: Engine,
  draft: EmailDraft,
  request: EmailRequest,
  { userId: who, signal, options }: Pick<Run, 'userId' | 'signal'> & { options: Options },
): Promise<EmailDraft> {
  if (!/^en(?:-|$)/i.test(draft.language)) return draft
  const isRefined = request.mode === 'refine'
  const given = isRefined ? '' : typedIn(request)
  const wordsMax = isRefined ? null : WORDS_MAX[request.length]
  const dialect = draft.language === 'en' ? options.dialect : (dialectOf(draft.language) ?? options.dialect)
  const asked = { ...options, dialect, draft, given, wordsMax }
  return (await engine.ask(proofreadTask, asked, { who, signal })).draft
}

const KIND = 'email'

const emails = history(keptEmail, (request: EmailRequest, draft: EmailDraft) => ({
  title: request.mode === 'refine' ? request.body : (draft.subjects[0] ?? ''),
  request,
}))

/** An email with three subject lines, or a refined body. */
export const emailAction = defineAction({
  kind: KIND,
  async engine({ engine, request, run }) {
    const { userId: who, signal, reservationId: seed } = run
    const options = await optionsOf(who)
    const { draft } = await engine.ask(emailTask, { ...options, request, seed }, { who, signal })
    return proofread(engine, draft, request, { ...run, options })
  },
  async provider({ provider, engine, request, run, question, builtIn }) {
    const options = await optionsOf(run.userId)
    const { dialect } = options
    const draft =
      request.mode === 'refine'
        ? await refinedByProvider(provider, request, question, { draft: await builtIn(), dialect, run })
        : await providerDraft(provider, request, question, dialect)
    return proofread(engine, draft, request, { ...run, options })
  },
  async whyFree({ request, result, run }) {
    if (request.mode === 'refine')
      return isNearlySame(request.body, result.body) ? t('actions.nothingToChange') : null
    return (await isAnswer(request, run.userId)) ? t('actions.answerIsFree') : null
  },
  keep: emails,
})

/** Returns whether a request answers a question about the user's newest email. */
async function isAnswer(request: ComposeRequest, userId: string): Promise<boolean> {
  const place = { userId, kind: KIND }
  const [newest] = await listResults(place)
  if (newest === undefined) return false
  // An email of an earlier version may lack what this one reads.
  const { data: earlier } = keptEmail.safeParse(await emails.read(place, newest.id))
  if (earlier === undefined || earlier.request.mode === 'refine') return false
  return isAnswerTo(earlier.request, earlier.result.questions, request)
}
