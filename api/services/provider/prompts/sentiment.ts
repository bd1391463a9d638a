import { toneName } from '#schema/sentiment/report.ts'

import { fenced, type Prompt } from './fence.ts'

const VERSION = 'sentiment-1'

const TASK = `You judge how texts sound to whoever reads them. Say in whole per cent how positive, neutral and negative the text is (together 100), name up to five of its tones with their strength from 0 to 1, and say in one or two short sentences how it may land with its reader. Judge what the text means, also when it is ironic. In what you write, repeat nothing of the text but single words, and give no figures.

The tones are: ${toneName.options.join(', ')}.

Answer with JSON only, of the form {"positive":10,"neutral":70,"negative":20,"tones":[{"tone":"formal","strength":0.8}],"landing":"…"}.`

/** Returns the prompt for the tone of a text. */
export const sentimentPrompt = (text: string): Prompt => fenced(VERSION, TASK, text)
