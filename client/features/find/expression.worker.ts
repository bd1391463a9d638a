import type { ExpressionAnswer, ExpressionTask } from './expressionMessages.ts'
import { matchesIn } from './query.ts'

const send = (answer: ExpressionAnswer) => postMessage(answer)

addEventListener('message', ({ data: { source, flags, texts } }: MessageEvent<ExpressionTask>) => {
  const pattern = new RegExp(source, flags)
  send({ kind: 'found', matches: texts.map(text => matchesIn(text, pattern)) })
})
send({ kind: 'ready' })
