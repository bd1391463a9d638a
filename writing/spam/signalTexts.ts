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
  prize: sign('Mentions prizes or winning', 'Unexpected prize messages are a common scam.'),
  free: sign('Says something is free', 'Spam filters look for “free” and similar words.'),
  price: sign('Promotes prices or offers', 'Discounts and offers are typical of advertising.'),
  credit: sign('Mentions loans, credit or insurance', 'A lot of spam sells loans, mortgages and insurance.'),
  income: sign('Promises money or income', 'Promises of easy money are typical of scams.'),
  advance_fee: sign(
    'Reads like an advance-fee scam',
    'Strangers who offer money transfers or secret deals are usually scammers.',
  ),
  health: sign(
    'Mentions medicine or weight loss',
    'Medicines and diets are among the most common topics in spam.',
  ),
  adult: sign('Sexual content', 'Spam filters block most messages with such words.'),
  software_offer: sign(
    'Offers goods that spammers often sell',
    'Spam often sells software, travel, diplomas and watches.',
  ),
  marketing: sign('Mentions marketing', 'Offers of traffic, leads and addresses are usually unsolicited.'),
  call_to_action: sign(
    'Pushes the reader to click, call or order',
    'Say what will happen, and ask for only one thing.',
  ),
  urgency: sign('Creates urgency', 'Pressure to act fast makes readers and filters suspicious.'),
  guarantee: sign(
    'Promises too much',
    '“Guaranteed” and “no risk” are claims that honest messages rarely need.',
  ),
  hype: sign('Uses superlatives', 'Strong self-praise reads like an ad.'),
  credentials: sign(
    'Asks about accounts or passwords',
    'Phishing messages ask readers to confirm an account or a password.',
  ),
  removal: sign(
    'Long unsubscribe text',
    'Spam filters look for such sentences. A plain unsubscribe link is enough.',
  ),
  disclaimer: sign('Claims not to be spam', 'Messages that deny being spam usually are spam.'),
  text_service: sign(
    'Reads like a paid text service',
    'Short codes, ringtones and per-message charges are typical of text message spam.',
  ),
  anonymous: sign(
    'Impersonal greeting',
    '“Dear customer” or “our company” without a name looks like bulk mail.',
  ),
  many_kinds: sign(
    'Mixes several typical spam topics',
    'One topic means little, but several together are a warning sign.',
  ),
  subject_words: sign(
    'Typical spam words in the subject line',
    'Readers and filters look at the subject line first.',
  ),
  money: sign(
    'Mentions amounts of money',
    'Amounts are common in ads and scams. Keep only those the reader needs.',
  ),
  percent: sign('Uses percentages', 'Percentages are common in ads.'),
  exclamation: sign('Uses exclamation points', 'One is plenty.'),
  exclamation_run: sign(
    'Repeats symbols like “!!!” or “$$$”',
    'Several symbols in a row look like shouting.',
  ),
  phone: sign('Includes a phone number', 'Phone numbers are common in unwanted messages.'),
  short_code: sign('Asks the reader to text a short number', 'Texting a short number often costs money.'),
  pence: sign('Lists charges per minute or message', 'Such charges are typical of paid services.'),
  code: sign('Includes codes of letters and digits', 'Claim codes are common in prize scams.'),
  obfuscated: sign(
    'Disguises words with odd spelling',
    'Swapping letters for digits or adding spaces is a trick to get past filters.',
  ),
  ruler: sign('Rows of dashes or stars', 'Rows of symbols are common in bulk mail.'),
  random_letters: sign('Random letters', 'Spammers add random letters to make each copy different.'),
  tag: sign('Visible HTML code', 'Code that shows up in the text looks broken.'),
  address: sign('Email addresses in the text', 'Bulk mail often asks readers to write to another address.'),
  attachment: sign('Mentions a risky attachment', 'Programs, archives and web pages can carry viruses.'),
  image: sign('Relies on images', 'Messages with images and little text are often blocked.'),
  encoded: sign('Unreadable parts', 'Encoded text hides what a message says.'),
  foreign_signs: sign('Garbled characters', 'Text with broken encoding often comes from bulk mail.'),
  html_only: sign('No plain-text version', 'Most email programs include a plain-text version.'),
  random_tail: sign(
    'Random letters at the end of the subject line',
    'Spammers add random letters to make each copy different.',
  ),
  capitals: sign('Words in all caps', 'All caps look like shouting.'),
  loud_subject: sign(
    'Subject line looks like shouting',
    'All caps, “!”, “$” and percentages make a subject line look like an ad.',
  ),
  gaps: sign('Many empty lines', 'Long gaps can be a trick to hide text from the reader.'),
  links: sign('Includes links', 'A message that is mostly links looks like bait.'),
  shortened_link: sign('Shortened link', 'Readers can’t see where it leads. Use the full address.'),
  odd_link: sign(
    'Suspicious link',
    'Numbers, look-alike letters and unusual endings in a web address are typical of scams.',
  ),
  mismatched_link: sign(
    'Link doesn’t go where it says',
    'Its text names one site, but it leads to another. Phishing messages do this.',
  ),
  lure: sign(
    'Presses the reader to follow a link or call',
    'Fake notices report a problem, then ask the reader to pay, confirm or sign in.',
  ),
  learned_words: sign(
    'Words that are common in spam',
    'People marked text messages with these words as spam.',
  ),
  full_length: sign('Fills an entire text message', 'Ads tend to use all the space in a text message.'),
  technical: harmless('Talks about technical work', 'Such words are rare in spam.'),
  contractions: harmless('Sounds like natural speech', 'Contractions like “I’m” are rare in ads.'),
  conversation: harmless('Reads like a conversation', 'Everyday words and plans are rare in spam.'),
  newsletter: harmless(
    'Reads like news',
    'Articles and reviews are common in newsletters that people sign up for.',
  ),
  quoted: harmless('Quotes an earlier message', 'This is part of a conversation.'),
  list_footer: harmless('Comes from a mailing list', 'It has the footer of a discussion list.'),
  path_or_code: harmless('Mentions files or code', 'They are rare in spam.'),
  time: harmless('Mentions times of day', 'Times are common in plans and quoted messages.'),
  reply_subject: harmless('Is a reply', 'The subject line says so.'),
  bracket_subject: harmless(
    'Mailing list name in the subject line',
    'Discussion lists add their name to the subject line.',
  ),
  notice: harmless(
    'Reads like an expected notice',
    'Orders, appointments, codes and bills are common in wanted messages.',
  ),
  named_greeting: harmless('Greets the reader by name', 'Bulk mail rarely uses names.'),
  short: harmless('Very short', 'Ads usually need more words.'),
  innocent_words: harmless('Words that are rare in spam', 'They come from personal messages and notices.'),
}

/** Returns whether a sign is evidence against spam. */
export function isHarmless(id: string): boolean {
  return signalTexts[id]?.harmless === true
}
