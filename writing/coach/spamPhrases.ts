import { phrasesOf } from '#writing/sentiment/phrases.ts'

/**
 * Advertising phrases that filters and readers recognize from any sender. Common words such as
 * "free" alone are not included.
 */
export const spamPhrases: ReadonlyMap<string, true> = new Map(
  phrasesOf(
    `act now|act fast|act immediately|limited time|limited time offer|for a limited time|offer expires|while supplies last|once in a lifetime|last chance|final notice|
    don't miss out|do not miss out|don't delay|don't hesitate|hurry up|order now|buy now|buy direct|call now|apply now|click here|click below|click this link|sign up free|join now|join millions|
    100% free|totally free|absolutely free|completely free|free gift|free trial|free access|free offer|free money|free consultation|free quote|no cost|no obligation|no strings attached|
    no catch|no hidden costs|no hidden fees|no questions asked|no purchase necessary|risk free|risk-free|no risk|money back|money back guarantee|money-back guarantee|satisfaction guaranteed|
    100% guaranteed|guaranteed results|we guarantee|best price|lowest price|lowest prices|special offer|special promotion|exclusive offer|exclusive deal|great offer|incredible deal|amazing deal|
    bargain price|save big|save up to|big discount|huge discount|half price|extra income|extra cash|earn money|make money|make money fast|double your income|double your money|
    financial freedom|be your own boss|work from home|get rich|get paid|get out of debt|instant access|you have been selected|you've been selected|you are a winner|you're a winner|
    congratulations you|dear friend|dear valued customer|valued customer|this is not spam|this isn't spam|not a scam|cannot be combined|cash bonus|cash prize|claim your prize|
    increase sales|increase your sales|increase traffic|boost your sales|10x your|skyrocket your|game changer|game-changer|miracle|revolutionary|breakthrough|once again free|web traffic|
    search engine rankings|as seen on|lose weight|weight loss|this won't last|what are you waiting for|see for yourself|urgent response needed|take action now|get it now|get started now`,
  ).map(phrase => [phrase, true]),
)
