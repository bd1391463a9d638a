import { rewriting, type RewriteSettings } from '#api/features/assist/rewriting.ts'
import { readDictionaryWords } from '#api/features/dictionary/service.ts'
import { requireFeature } from '#api/features/plans/policy.ts'
import { dialectOfUser } from '#api/features/users/dialect.ts'
import { defineAction } from '#api/services/actions/action.ts'
import { history } from '#api/services/actions/history.ts'
import { writingSettings } from '#schema/check-settings/settings.ts'
import { keptSentimentRewrite, type SentimentRewriteRequest } from '#schema/sentiment/contract.ts'

const settingsOf = async (_request: SentimentRewriteRequest, userId: string): Promise<RewriteSettings> => ({
  writing: writingSettings.parse({ dialect: await dialectOfUser(userId) }),
  dictionary: await readDictionaryWords(userId),
})

/** Makes a text that is not in a document softer or firmer. */
export const rewriteAction = (action: SentimentRewriteRequest['action']) =>
  defineAction({
    kind: 'sentiment_rewrite',
    authorize: (_context, user) => requireFeature(user, 'sentimentAnalysis'),
    ...rewriting(action, settingsOf),
    keep: history(keptSentimentRewrite, (request: SentimentRewriteRequest) => ({
      title: request.text,
      request,
    })),
  })
