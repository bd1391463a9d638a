import { expect, it } from 'vitest'

import type { VoiceCommand } from '#schema/voice/contract.ts'

import { interpret } from './interpret.ts'

/**
 * Spoken texts as recognizers write them, with their errors: homophones, dropped and doubled words,
 * numbers, capitals and signs. Each line has an action, its target and the texts that mean it. The
 * target is a section, `source > destination`, or the dictated text.
 */
const TABLE = `
  navigation email | email | go to email generator; Go to e-mail generator.; go two email generator; got to email generator; go 2 email; goto mail generator; open email; open up the email writer; navigate to the email composer; take me to the emails; show me email generator; switch to email; go to female generator; please go to email generator; email generator
  navigation editor | editor | open text editor; Open test editor; open tax editor; open next editor; go to editor; go back to the editor; navigate to text editor; navigate to the document; open editor; return to the editor; show the writing area; jump to workspace; hey bluepencil open text editor
  navigation dashboard | dashboard | navigate to dashboard; navigate to dash board; go to dashboard; Go to the dashboard please; open the dashboard; go home; take me home; go to the home page; go too dashboard; show me my dashboard; go to overview; dashboard; um go to dashboard
  navigation sentiment | sentiment | go to sentiment; go to sentiment analysis; open sentimental analysis; open centiment; navigate to sentiments; show sentiment analyzer; open tone checker; switch to the sentiment tab; take me to mood analysis
  navigation settings | settings | open settings; go to sittings; go to my settings; open preferences; navigate to account settings; open voice settings; bring up my profile; settings; go to the settings page
  navigation collaborate | collaborate | go to collaborate; open collaboration; go to corroborate; open my snippets; navigate to shared snippets; open team; go to sharing; show me collaborations
  navigation analytics | writing-style | go to writing style; go to riding style; open analytics; navigate to right in style; show me my statistics; open writing analytics; go to stats; go to writing styles
  navigation new_document | editor | new document; New document.; create a new document; create a document; open a new document; start a new document; make me a new document; begin a new document; new doc; new dock; knew document; blank document; open a blank page; please create another new document; go to new document

  clipboard copy | - > - | copy; Copy that.; copy this paragraph; copy it please; copy the selected text; copy everything
  clipboard copy | editor > - | copy from editor; copy the editor; copy all text from the editor; coffee from the editor; copy the document to the clipboard
  clipboard copy | email > - | copy email; copy my email; copy the e-mails; copied from email; copy the text in the email
  clipboard copy | sentiment > - | copy from sentiment; copy the sentiment text
  clipboard copy | email > editor | copy from email to editor; copy email to the editor; copy the email into editor; copy from email and paste into editor; paste from email into editor; coffee from email to editor; copy email editor to editor
  clipboard copy | editor > email | copy from editor to email; copy the document into email generator; copying from editor to email; copy my text from the editor and paste it in to the email
  clipboard copy | editor > sentiment | copy from editor to sentiment; copy the text from editor to sentimental analysis; copy document text into sentiment
  clipboard copy | sentiment > email | copy from sentiment to email
  clipboard paste | - > - | paste; paste it; Paste here; paste that please; paste from clipboard; paste the text
  clipboard paste | - > editor | paste into editor; paste it into the document; paste to the editor; paste in editor; paste this into the text editor
  clipboard paste | - > email | paste into email; paste into e-mail; paste it in the email generator
  clipboard paste | - > sentiment | paste into sentiment; paste it onto the sentiment page

  formatting bold | - | bold; make it bold; Make it bolt; make this bald; make that bowled; format as bold; turn it bold; bold this word; make the selected text bold; unbold; could you make it bold
  formatting italic | - | italic; italics; make it italic; make it a talic; italicise that; make this metallic; format this in italics; set the selection to italic
  formatting underline | - | underline; under line this; underline the word; make it underlined
  formatting strikethrough | - | strikethrough; strike through; cross out this word; strike that out; make it struck through
  formatting heading_one | - | heading one; heading 1; heading won; make this a heading; make it heading one; h1; turn this line into heading 1; make it a title
  formatting heading_two | - | heading two; heading 2; heading to; heading too; make this heading two; subheading; make it a sub heading
  formatting heading_three | - | heading three; heading 3; heading free; heading tree; make this a heading three
  formatting bullet_list | - | bullet list; bulleted list; bullet points; make it a bullet list; make it a list; bullet least; start a bullet list
  formatting numbered_list | - | numbered list; number list; ordered list; turn this into a numbered list
  formatting task_list | - | task list; checklist; to do list; to-do list; start a check list
  formatting quote | - | quote; block quote; black quote; make it a quote; turn this paragraph into a quote
  formatting code | - | code; inline code; format this as code
  formatting code_block | - | code block; code blog; insert code block
  formatting clear_formatting | - | clear formatting; remove formatting; remove all formatting; clear all formatting please; plain text
  formatting undo | - | undo; undue; undo that; and do; undo the last change; take that back
  formatting redo | - | redo; re do; read do; redo that; do that again
  formatting select_word | - | select word; select this word; select the current word
  formatting select_sentence | - | select sentence; select the sentence; highlight this sentence
  formatting select_paragraph | - | select paragraph; select the whole paragraph; pick this paragraph
  formatting select_all | - | select all; select everything; select all the text; select the whole document

  dictation insert | hello world | type hello world; Type hello world; write hello world; dictate hello world; please type hello world; um type hello world
  dictation insert | hello, world. | type hello comma world period; write hello comma world full stop; Type hello comma world. Period
  dictation insert | really? | type really question mark; write really questionmark
  dictation insert | stop! | type stop exclamation mark; type stop exclamation point; type stop explanation mark
  dictation insert | dear all: | type dear all colon
  dictation insert | one\\ntwo | type one new line two; type one newline two; type one new lion two; type one next line two
  dictation insert | one\\n\\ntwo | type one new paragraph two; type one next paragraph two; type one paragraph break two
  dictation insert | \\n | new line; New line.; insert a new line; newline; add a line break
  dictation insert | \\n\\n | new paragraph; start a new paragraph; new paragraph please
  dictation insert | , | comma; insert a comma; add comma
  dictation insert | . | period; full stop; put a period
  dictation insert | ? | question mark; add a question mark
  dictation insert | meet at 5 p.m. | type meet at 5 p.m.
  dictation insert | 2 plus 2 | type 2 plus 2
  dictation insert | go to the dashboard | type go to the dashboard
  dictation insert | make it bold | write make it bold
  dictation insert | thank you | type thank you
  dictation insert | new document | type new document
  dictation insert | send it | type send it
  dictation insert | better | type good scratch that better
  dictation start | - | dictate; Dictate.; start dictation; start dictating; begin dictation; dick tate; take dictation; turn on dictation
  dictation stop | - | stop dictation; Stop dictation.; stop dictating; end dictation; please stop dictation; stop listening; dictation off; stop the dictation
  dictation scratch | - | scratch that; scrap that; delete that; scratch it; please scratch that

  ai_analysis check_grammar | - | check grammar in my text; check grammar; check grandma; check gramma in my text; check my grammar please; check the spelling; fix the mistakes; proofread this; are there any mistakes; is my grammar correct; check my text for mistakes; run a spell check
  ai_analysis summarise | - | summarise; summarize this; Summarize.; summarise the document; sum it up; give me a summary; write a summary; what is this about
  ai_analysis improve | - | improve this; improve my writing; rewrite this paragraph; polish it; make it sound better; rephrase this sentence
  ai_analysis make_shorter | - | make it shorter; shorten it; make this more concise; shorten this paragraph; cut it down; it is too long; make shorter
  ai_analysis make_longer | - | make it longer; expand this; make it more detailed; elaborate on it; add more detail
  ai_analysis make_formal | - | make it formal; make it more formal; make it sound professional; formalise this; make my email more professional
  ai_analysis make_friendly | - | make it friendly; make it friendlier; make it less formal; make this more casual; warm it up
  ai_analysis make_simpler | - | make it simpler; simplify this; make it easier to read; simplify the text; make this clearer
  ai_analysis analyse_sentiment | - | analyse sentiment; analyze the sentiment; analyze sentiment of this text; how does it sound; what is the tone; does it sound rude; check the tone of my email; analyse sentiments
  ai_analysis count_words | - | how many words; how many words are there; word count; count the words; how many words do i have; how long is it; whats the word count
  ai_analysis read_back | - | read it back; read it aloud; read this back to me; reed it back; red it back; read aloud; read it out loud
  ai_analysis send_email | - | send email; Send e-mail.; send the email; send my email please; send it; send it off; sent the email; send this mail; send that message; email it; open in mail; open in mail app; open it in my mail program; open the email in the mail app; open with mail
  ai_analysis write_email | - | send an email; send a new email
  ai_analysis write_email | to Bob about lunch | send an email to Bob about lunch
  ai_analysis write_email | the launch | write an email about the launch; right an email about the launch; Write an e-mail about the launch; draft an email about the launch; could you write an email about the launch; compose email on the launch; write email about the launch; write a mail about the launch
  ai_analysis write_email | to Bob about lunch | write an email to Bob about lunch; draft an e mail to Bob about lunch
  ai_analysis write_email | rent (short) | write a short email about rent
  ai_analysis write_email | - | write an email; compose an email; draft a new email

  unknown - | - | purple monkey dishwasher; go to the moon; open a bank account; he is going to copy it tomorrow; the bold and the beautiful; the logo of the dashboard; copyright; let it go; style; read the room; be bold; I went to the dashboard yesterday; paste the wallpaper; send the children to bed; we need a new document for this; coffee; check the oven; toothpaste; format; how long is a piece of string
`

type Row = [text: string, meaning: string, target: string]

const rows: Row[] = TABLE.split('\n').flatMap(line => {
  const [meaning = '', target = '', texts = ''] = line.trim().split(' | ')
  return texts
    .split('; ')
    .filter(text => text !== '')
    .map((text): Row => [text, meaning, target.replaceAll('\\n', '\n')])
})

it('has many rows, all different', () => {
  expect(rows.length).toBeGreaterThan(250)
  expect(new Set(rows.map(([text]) => text)).size).toBe(rows.length)
})

it.each(rows)('understands %j', (text, meaning, target) => {
  const command = interpret(text)
  expect([`${command.intent} ${command.action ?? '-'}`, targetOf(command)]).toEqual([meaning, target])
})

function targetOf({ intent, targetSection, parameters }: VoiceCommand): string {
  const { sourceTarget, destinationTarget, text } = parameters
  switch (intent) {
    case 'navigation':
      return targetSection ?? '-'
    case 'clipboard':
      return `${sourceTarget ?? '-'} > ${destinationTarget ?? '-'}`
    case 'formatting':
    case 'dictation':
    case 'ai_analysis':
    case 'unknown':
      return text === '' ? '-' : text
  }
}
