import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { voiceCommand } from '#schema/voice/contract.ts'
import { expectProportional } from '#tests/support/growth.ts'

import { interpret } from './interpret.ts'

describe('navigation', () => {
  it('opens a section by its name', () => {
    expect(interpret('go to email generator')).toEqual({
      success: true,
      error: null,
      intent: 'navigation',
      action: 'email',
      targetSection: 'email',
      command: 'go to email',
      parameters: { sourceTarget: null, destinationTarget: null, text: '' },
    })
  })

  it.each([
    ['open text editor', 'editor', 'editor'],
    ['navigate to dashboard', 'dashboard', 'dashboard'],
    ['go to sentiment', 'sentiment', 'sentiment'],
    ['open settings', 'settings', 'settings'],
    ['go to collaborate', 'collaborate', 'collaborate'],
    ['go to analytics', 'analytics', 'writing-style'],
    ['show me my writing style', 'analytics', 'writing-style'],
  ])('opens a section: %j', (text, action, targetSection) => {
    expect(interpret(text)).toMatchObject({ intent: 'navigation', action, targetSection })
  })

  it.each([
    ['Go to the Email Generator.', 'email'],
    ['take me to the dashboard', 'dashboard'],
    ['switch to the sentiment analysis tab', 'sentiment'],
    ['could you please open the settings page for me', 'settings'],
    ['okay bluepencil, show me the writing analytics please', 'analytics'],
    ['I want to go to the editor', 'editor'],
    ["let's go back to the editor", 'editor'],
    ['go home', 'dashboard'],
    ['take me home', 'dashboard'],
    ['bring up my preferences', 'settings'],
    ['dashboard', 'dashboard'],
    ['email generator', 'email'],
    ['open collaboration', 'collaborate'],
    ['um, go to, uh, no', null],
  ])('understands colloquial wording: %j', (text, action) => {
    expect(interpret(text).action).toBe(action)
  })

  it.each([
    ['go to female generator', 'email'],
    ['goto e-mail', 'email'],
    ['go 2 settings', 'settings'],
    ['go too dashboard', 'dashboard'],
    ['got to settings', 'settings'],
    ['open dash board', 'dashboard'],
    ['open sentimental analysis', 'sentiment'],
    ['open tax editor', 'editor'],
    ['go to riding style', 'analytics'],
    ['go to corroboration', 'collaborate'],
    ['open sittings', 'settings'],
  ])('understands misheard words: %j', (text, action) => {
    expect(interpret(text)).toMatchObject({ intent: 'navigation', action })
  })

  it.each([
    'go to the moon',
    'a long time ago',
    'the logo of the dashboard',
    'he is going to open a bank account',
    'we opened the settings yesterday',
    'an open editor is a good thing',
    'go to the editor and delete everything',
    'negotiate the settings',
    'style',
    'let it go',
  ])('ignores: %j', text => {
    expect(interpret(text).intent).toBe('unknown')
  })
})

describe('clipboard', () => {
  it.each([
    ['copy', 'copy', null, null],
    ['copy that please', 'copy', null, null],
    ['copy from editor', 'copy', 'editor', null],
    ['copy my email', 'copy', 'email', null],
    ['copy this paragraph', 'copy', null, null],
    ['copy from email to editor', 'copy', 'email', 'editor'],
    ['copy the text from the editor and paste it into the email generator', 'copy', 'editor', 'email'],
    ['copy everything in the sentiment field into the text editor', 'copy', 'sentiment', 'editor'],
    ['copy editor text to sentiment analysis', 'copy', 'editor', 'sentiment'],
    ['copy and paste into email', 'copy', null, 'email'],
    ['copy the document to the clipboard', 'copy', 'editor', null],
    ['paste', 'paste', null, null],
    ['paste it here', 'paste', null, null],
    ['could you paste that into the editor', 'paste', null, 'editor'],
    ['paste from email', 'paste', 'email', null],
    ['paste from email into editor', 'copy', 'email', 'editor'],
    ['coffee from email to editor', 'copy', 'email', 'editor'],
  ])('understands: %j', (text, action, sourceTarget, destinationTarget) => {
    expect(interpret(text)).toMatchObject({
      intent: 'clipboard',
      action,
      parameters: { sourceTarget, destinationTarget, text: '' },
    })
  })

  it.each(['copy editing is hard', 'coffee', 'paste the wallpaper', 'copyright', 'a copy of the email'])(
    'ignores: %j',
    text => {
      expect(interpret(text).intent).toBe('unknown')
    },
  )
})

describe('formatting', () => {
  it.each([
    ['bold', 'bold'],
    ['make it bold', 'bold'],
    ['bold the selected text', 'bold'],
    ['format this as bold', 'bold'],
    ['italic', 'italic'],
    ['italicise that', 'italic'],
    ['make this word italic please', 'italic'],
    ['underline', 'underline'],
    ['strikethrough', 'strikethrough'],
    ['strike that out', 'strikethrough'],
    ['cross out this sentence', 'strikethrough'],
    ['heading one', 'heading_one'],
    ['make this a heading', 'heading_one'],
    ['heading 2', 'heading_two'],
    ['turn this line into heading three', 'heading_three'],
    ['bullet list', 'bullet_list'],
    ['make it a list', 'bullet_list'],
    ['start a numbered list', 'numbered_list'],
    ['to-do list', 'task_list'],
    ['quote', 'quote'],
    ['block quote', 'quote'],
    ['code', 'code'],
    ['insert a code block', 'code_block'],
    ['clear formatting', 'clear_formatting'],
    ['remove all formatting', 'clear_formatting'],
    ['remove bold', 'bold'],
    ['undo', 'undo'],
    ['undo that', 'undo'],
    ['please undo the last change', 'undo'],
    ['redo', 'redo'],
    ['select word', 'select_word'],
    ['select the current sentence', 'select_sentence'],
    ['highlight this paragraph', 'select_paragraph'],
    ['select all', 'select_all'],
    ['select all the text', 'select_all'],
    ['select everything', 'select_all'],
    ['make it bolt', 'bold'],
    ['make it metallic', 'italic'],
    ['heading to', 'heading_two'],
    ['heading free', 'heading_three'],
    ['undue', 'undo'],
  ])('understands %j as %s', (text, action) => {
    expect(interpret(text).action).toBe(action)
  })

  it.each([
    'the bold and the beautiful',
    'format',
    'be bold',
    'my code does not work',
    'make a list of my friends',
  ])('ignores: %j', text => {
    expect(interpret(text).intent).toBe('unknown')
  })
})

describe('AI actions', () => {
  it.each([
    ['check grammar in my text', 'check_grammar'],
    ['check grammar', 'check_grammar'],
    ['could you check my spelling and grammar please', 'check_grammar'],
    ['proofread this', 'check_grammar'],
    ['fix the mistakes in this paragraph', 'check_grammar'],
    ['are there any mistakes in my email', 'check_grammar'],
    ['check grandma', 'check_grammar'],
    ['run a grammar check', 'check_grammar'],
    ['summarise', 'summarise'],
    ['summarize this document', 'summarise'],
    ['give me a short summary of my text', 'summarise'],
    ['write a summary', 'summarise'],
    ['sum it up', 'summarise'],
    ['make it shorter', 'make_shorter'],
    ['shorten this paragraph', 'make_shorter'],
    ['make this a bit more concise', 'make_shorter'],
    ['write this shorter', 'make_shorter'],
    ['make it longer', 'make_longer'],
    ['expand on this', 'make_longer'],
    ['make it formal', 'make_formal'],
    ['make my email sound more professional', 'make_formal'],
    ['make it friendly', 'make_friendly'],
    ['make it less formal', 'make_friendly'],
    ['make it simpler', 'make_simpler'],
    ['simplify the text', 'make_simpler'],
    ['make it easier to read', 'make_simpler'],
    ['improve my writing', 'improve'],
    ['make this sound better', 'improve'],
    ['analyse sentiment', 'analyse_sentiment'],
    ['analyze the sentiment of my text', 'analyse_sentiment'],
    ["what's the tone of this email", 'analyse_sentiment'],
    ['how does this sound', 'analyse_sentiment'],
    ['how many words', 'count_words'],
    ['how many words are in this document', 'count_words'],
    ['tell me how many words I have written', 'count_words'],
    ['how many words have I written so far', 'count_words'],
    ['can you show me how many words I have', 'count_words'],
    ['word count', 'count_words'],
    ['read it back', 'read_back'],
    ['read this aloud to me', 'read_back'],
    ['read that back to me please', 'read_back'],
  ])('understand %j as %s', (text, action) => {
    expect(interpret(text).action).toBe(action)
  })

  it.each([
    ['any mistakes', 'check grammar'],
    ['sum it up', 'summarize this'],
    ['make this sound better', 'improve this'],
    ['shorten this paragraph', 'make it shorter'],
    ['expand on this', 'make it longer'],
    ['make it formal', 'make it more formal'],
    ['make it less formal', 'make it friendlier'],
    ['simplify the text', 'make it simpler'],
    ['analyse sentiment', 'analyze sentiment'],
    ['write an e-mail', 'write an email'],
    ['send it off', 'send email'],
    ['open a new document', 'new document'],
    ['word count', 'how many words'],
    ['read this aloud to me', 'read it back'],
  ])('words %j as %j, which means the same', (text, command) => {
    const { action } = interpret(text)
    expect(interpret(text).command).toBe(command)
    expect(interpret(command)).toMatchObject({ action, command })
  })

  it.each([
    ['write an email about the launch', 'the launch'],
    ['Write an email about the Launch on Friday.', 'the Launch on Friday.'],
    ['please write an email about X', 'X'],
    ['could you draft an email to Bob about lunch', 'to Bob about lunch'],
    ['compose a short, formal email about a refund please', 'a refund (short formal)'],
    ['right an email about rent', 'rent'],
    ['write an e-mail saying thank you', 'saying thank you'],
    ['write an email', ''],
  ])('understand %j, applied to %j', (text, topic) => {
    expect(interpret(text)).toMatchObject({
      intent: 'ai_analysis',
      action: 'write_email',
      targetSection: 'email',
      parameters: { text: topic },
    })
  })

  it.each([
    'read the room',
    'expand the company to France',
    'how long is a piece of string',
    'check the oven',
  ])('ignore: %j', text => {
    expect(interpret(text).intent).toBe('unknown')
  })
})

describe('dictation', () => {
  it.each([
    ['type hello world', 'hello world'],
    ['Please type hello, world', 'hello, world'],
    ['write dear Bob comma new line thank you', 'dear Bob,\nthank you'],
    ['write down milk and eggs', 'milk and eggs'],
    ['dictate this is it full stop', 'this is it.'],
    ['type thank you', 'thank you'],
    ['type please', 'please'],
    ['type go to the dashboard', 'go to the dashboard'],
    ['write bold', 'bold'],
    ['write this email is urgent', 'this email is urgent'],
    ['write an email is what he said', 'an email is what he said'],
    ['type 5 + 5 = 10', '5 + 5 = 10'],
    ['new line', '\n'],
    ['new paragraph please', '\n\n'],
    ['insert a comma', ','],
    ['question mark', '?'],
  ])('inserts the text of %j: %j', (text, inserted) => {
    expect(interpret(text)).toMatchObject({
      intent: 'dictation',
      action: 'insert',
      parameters: { text: inserted },
    })
  })

  it.each([
    ['dictate', 'start'],
    ['Dictate.', 'start'],
    ['start dictation', 'start'],
    ['stop dictation', 'stop'],
    ['please stop dictating', 'stop'],
    ['scratch that', 'scratch'],
    ['delete that', 'scratch'],
  ])('understands %j as %s', (text, action) => {
    expect(interpret(text)).toMatchObject({ intent: 'dictation', action, parameters: { text: '' } })
  })
})

describe('unknown commands', () => {
  it('are repeated to the user with advice', () => {
    expect(interpret('purple monkey dishwasher')).toMatchObject({
      success: false,
      error: "I didn't understand 'purple monkey dishwasher'. Try 'check grammar'.",
      intent: 'unknown',
      action: null,
      command: 'purple monkey dishwasher',
    })
  })

  it('may be empty', () => {
    expect(interpret(' \n')).toMatchObject({
      success: false,
      error: "I didn't hear anything. Try 'check grammar'.",
    })
  })
})

const word = fc.oneof(
  fc.constantFrom(
    ...'go to open navigate copy paste from into bold make it type write dictate an email about please the editor scratch that new line period comma stop dictation check grammar and heading select all'.split(
      ' ',
    ),
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
)

it('returns a command that satisfies the contract for every text', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), words => {
      const answer = interpret(words.join(' '))
      expect(voiceCommand.safeParse(answer).success).toBe(true)
    }),
    { numRuns: 500 },
  )
})

it('ignores politeness', () => {
  const commands = [
    'go to email',
    'copy',
    'bold',
    'check grammar',
    'write an email about rent',
    'stop dictation',
  ]
  const before = ['please', 'could you', 'hey bluepencil', 'um', 'okay', 'I would like you to', '']
  const after = ['please', '']
  for (const command of commands)
    for (const opening of before)
      for (const closing of after)
        expect(interpret(`${opening} ${command} ${closing}`)).toEqual(interpret(command))
})

it('ignores a word that contains a command', () => {
  const inner = fc.constantFrom('go', 'open', 'copy', 'paste', 'bold', 'undo', 'settings', 'type')
  fc.assert(
    fc.property(inner, fc.stringMatching(/^[a-z]{3}$/), fc.boolean(), (command, letters, first) => {
      const inside = first ? `${command}${letters}q` : `q${letters}${command}`
      expect(interpret(`${inside} to dashboard`).intent).toBe('unknown')
    }),
  )
})

it.each([
  ['one character', 'x'],
  ['a very long word', 'x'.repeat(100_000)],
  ['many signs in a word', `${'!'.repeat(100_000)}x`],
  ['many words', 'go to '.repeat(30_000)],
  ['much politeness', 'please '.repeat(30_000)],
  ['much to select', `select${' all'.repeat(50_000)} x`],
  ['much to type', `type ${'scratch that comma '.repeat(10_000)}`],
  ['zero width', '\u200b\u200b'],
  ['right to left', 'اذهب إلى لوحة القيادة'],
  ['emoji', '👩‍👩‍👧 '.repeat(1000)],
  ['lone surrogates', '\ud800 \udc00'],
  ['control characters', 'go\u0000 to\u0007 dashboard'],
  ['HTML', '<script>go to dashboard</script>'],
])('interprets hard input in time that grows with it: %s', (_, text) => {
  expectProportional(text.length, size => () => {
    expect(voiceCommand.safeParse(interpret(text.slice(0, size))).success).toBe(true)
  })
})
