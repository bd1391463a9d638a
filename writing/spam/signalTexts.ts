/** The texts that users read about a sign. `harmless` signs are evidence against spam. */
export interface SignalText {
  message: string
  explanation: string
  harmless?: true
}

const harmless = (message: string, explanation: string): SignalText => ({
  message,
  explanation,
  harmless: true,
})
const sign = (message: string, explanation: string): SignalText => ({ message, explanation })

export const signalTexts: Readonly<Record<string, SignalText>> = {
  prize: sign(
    'Talks of prizes and winning',
    'Messages about prizes that nobody took part in are a common fraud.',
  ),
  free: sign('Says that something is free', '"Free" and its relatives are the words filters know best.'),
  price: sign('Praises prices and offers', 'Discounts and offers are what most advertising mail is about.'),
  credit: sign(
    'Talks of loans, credit or insurance',
    'Much unwanted mail sells loans, mortgages and insurance.',
  ),
  income: sign('Promises money or income', 'Promises of easy income are typical of fraud.'),
  advance_fee: sign(
    'Reads like an advance-fee letter',
    'Transfers, funds and confidential proposals by strangers are a well-known fraud.',
  ),
  health: sign(
    'Talks of medicines or slimming',
    'Medicines and diets are among the commonest subjects of spam.',
  ),
  adult: sign('Has sexual content', 'Filters stop such words almost always.'),
  software_offer: sign(
    'Offers goods that spam often sells',
    'Software, travel, diplomas, watches and the like are often sold by spam.',
  ),
  marketing: sign('Talks of marketing', 'Offers of traffic, leads and addresses come mostly unasked.'),
  call_to_action: sign(
    'Presses the reader to click, call or order',
    'Say what happens when the reader does it, and ask for one thing only.',
  ),
  urgency: sign('Creates urgency', 'Haste keeps readers from thinking: filters and readers distrust it.'),
  guarantee: sign(
    'Guarantees too much',
    'Guarantees and "no risk" are claims that honest mail seldom needs.',
  ),
  hype: sign('Uses superlatives', 'Strong praise of oneself reads like an advertisement.'),
  credentials: sign(
    'Asks about accounts or passwords',
    'Asking to confirm an account or a password is what phishing does.',
  ),
  removal: sign(
    'Talks at length about unsubscribing',
    'Filters know these sentences from bulk mail. A plain link to unsubscribe is enough.',
  ),
  disclaimer: sign('Defends itself', 'Mail that explains why it is not spam mostly is.'),
  text_service: sign(
    'Reads like a paid text service',
    'Short codes, ringtones and charges by message are typical of spam by text message.',
  ),
  anonymous: sign(
    'Speaks to nobody in particular',
    '"Dear customer" or "our company" without a name looks like bulk mail.',
  ),
  many_kinds: sign('Mixes many typical subjects of spam', 'One of them says little; many together say more.'),
  subject_words: sign(
    'The subject has typical words of spam',
    'Readers and filters look at the subject first.',
  ),
  money: sign(
    'Names sums of money',
    'Amounts are common in advertising and fraud. Keep those that the reader needs.',
  ),
  percent: sign('Uses percentages', 'Percentages are common in advertising.'),
  exclamation: sign('Uses exclamation marks', 'One is plenty.'),
  exclamation_run: sign('Has runs of marks like !!! or $$$', 'Several marks in a row look like shouting.'),
  phone: sign('Has a telephone number', 'Numbers to call are common in unwanted messages.'),
  short_code: sign('Asks to text a short number', 'Texts to short numbers often cost money.'),
  pence: sign('Names charges by minute or message', 'Charges like 150p a message belong to paid services.'),
  code: sign('Has codes of letters and digits', 'Codes to quote are common in prize messages.'),
  obfuscated: sign(
    'Hides words behind odd spelling',
    'Letters replaced by digits or spread with spaces are meant to deceive filters.',
  ),
  ruler: sign('Has rows of dashes or stars', 'Rows of signs are common in bulk mail.'),
  random_letters: sign('Has letters that make no word', 'Random letters are added to make each copy differ.'),
  tag: sign('Has HTML in its text', 'Markup that is seen as text looks broken.'),
  address: sign('Has email addresses in its text', 'Bulk mail often asks to write to other addresses.'),
  attachment: sign(
    'Names an attachment of a risky kind',
    'Programs, archives and web pages as attachments are how viruses travel.',
  ),
  image: sign('Relies on images', 'Mail of images with little text is hard to check and often stopped.'),
  encoded: sign('Has parts that are not readable', 'Encoded text hides what a message says.'),
  foreign_signs: sign('Has runs of unusual letters', 'Text in a broken encoding often comes from bulk mail.'),
  html_only: sign('Has no plain text', 'Honest mail programs send a plain version along.'),
  random_tail: sign(
    'The subject ends in random letters',
    'Random letters are added to make each copy differ.',
  ),
  capitals: sign('Uses words in capitals', 'Capitals look like shouting.'),
  loud_subject: sign(
    'The subject shouts',
    'Capitals, "!", "$" or percentages in a subject make it look like an advertisement.',
  ),
  gaps: sign('Has many empty lines', 'Long gaps are a trick to hide text from the reader.'),
  links: sign('Has links', 'A message that is mostly links looks like a lure.'),
  shortened_link: sign('Has a shortened link', 'Nobody can see where it leads. Use the full address.'),
  odd_link: sign(
    'Has a link to an odd address',
    'Numbers, look-alike letters and cheap endings in addresses are typical of fraud.',
  ),
  mismatched_link: sign(
    'A link leads elsewhere than it says',
    'Its text names one site and its target is another: that is what phishing does.',
  ),
  learned_words: sign(
    'Has words that are common in spam messages',
    'They were learned from text messages that people marked as spam.',
  ),
  full_length: sign('Fills a whole text message', 'Advertising uses all the space of a text message.'),
  technical: harmless('Talks about technical work', 'Such words are rare in spam.'),
  contractions: harmless('Is written as people talk', 'Short forms like "I\'m" are rare in advertising.'),
  conversation: harmless('Reads like a conversation', 'Everyday words and plans are rare in spam.'),
  newsletter: harmless(
    'Reads like news',
    'Articles and reviews are common in newsletters that people asked for.',
  ),
  quoted: harmless('Quotes an earlier message', 'It is part of an exchange.'),
  list_footer: harmless('Comes from a mailing list', 'Its footer is one of a discussion list.'),
  path_or_code: harmless('Has names of files or code', 'They are rare in spam.'),
  time: harmless('Names times of day', 'Appointments and quoted messages have them.'),
  reply_subject: harmless('Is a reply', 'Its subject says so.'),
  bracket_subject: harmless(
    'Has the name of a list in its subject',
    'Discussion lists put their name there.',
  ),
  named_greeting: harmless('Greets the reader by name', 'Bulk mail seldom knows names.'),
  short: harmless('Is very short', 'Advertising needs more words.'),
  innocent_words: harmless(
    'Has words that are rare in spam messages',
    'They were learned from text messages between people.',
  ),
}

/** Returns whether a sign is evidence against spam. */
export function isHarmless(id: string): boolean {
  return signalTexts[id]?.harmless === true
}
