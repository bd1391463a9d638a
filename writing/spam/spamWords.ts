import { phrasesOf } from '#writing/sentiment/phrases.ts'

/** Groups of words that are evidence for or against spam. */
const LISTS = {
  prize: `winner|winners|you won|you have won|you've won|won a|won the|prize|prizes|award|awarded|claim your|to claim|claim ur|claim|jackpot|lottery|sweepstakes|
    congratulations|congrats|lucky|selected to receive|have been selected|been selected|been chosen|draw|gift card|voucher|vouchers|giveaway|bonus|
    entry|reward|rewards|winning|win a|win|unclaimed|specially selected|holiday|casino|gambling|bingo|poker`,
  free: `free|for free|absolutely free|totally free|completely free|it's free|free trial|free gift|free sample|free offer|free quote|free access|free membership|
    free info|free information|free consultation|free report|free entry|free msg|freemsg|free of charge|no cost|at no cost|no charge|complimentary|no obligation|no fees|
    costs nothing|risk free|risk-free|toll free|toll-free|100% free|no purchase necessary|no strings attached|free shipping|free delivery|try it free`,
  price: `lowest price|lowest prices|low price|low prices|low cost|best price|best prices|discount|discounts|discounted|special offer|special offers|special price|special|
    limited offer|offer|offers|save up to|save big|save money|savings|bargain|sale|clearance|cheap|cheapest|wholesale|retail price|retail|half price|off retail|
    price|prices|pricing|deal|deals|hot deal|bonus offer|order|orders|sold for|value|half the cost|cut costs|affordable|per month|monthly`,
  credit: `mortgage|mortgages|refinance|refinancing|refi|interest rate|interest rates|low rate|low rates|lowest rates|loan|loans|lender|lenders|debt|debts|get out of debt|consolidate|
    consolidation|bad credit|credit card|credit cards|credit report|credit history|no credit check|approved|pre-approved|preapproved|bankruptcy|life insurance|insurance|
    term life|insurance quotes|quotes|annuity|annuities|long distance|homeowner|home owners|homeowners|equity|cash advance|payday|merchant account|accept credit cards|credit`,
  income: `earn|earn money|earn extra|extra income|extra cash|make money|making money|money making|make thousands|work from home|work at home|home based|home-based|
    home business|home based business|your own business|your own boss|be your own boss|financial freedom|financially free|financial independence|income|residual income|passive income|
    business opportunity|opportunity|get rich|rich|wealth|wealthy|millionaire|million dollars|thousands of dollars|per week|a week|no experience|investment|investments|investors|
    stock|stocks|stock play|penny stock|otc|otcbb|nasdaq|shares|shareholders|investor|return on|returns|monthly check|referral|referrals|stock alert|profit|profits|profitable|multi level|mlm|network marketing|downline|pyramid|cash|bitcoin|crypto|forex|trading signals|double your|
    fortune|quit your job|part time|spare time|unlimited income|potential income|dollars|paid|get paid|guaranteed income|success stories`,
  advance_fee: `next of kin|beneficiary|inheritance|deceased|late husband|late father|foreign account|foreign partner|bank of nigeria|nigeria|nigerian|lagos|sierra leone|
    ivory coast|cote d'ivoire|zaire|congo|zimbabwe|transaction|transfer|transferred|this transaction|confidential|strictly confidential|utmost confidence|
    confidentiality|business proposal|business relationship|urgent business|percent of the|of the total|million us|million united states|us dollars|usd|united states dollars|
    trunk box|consignment|security company|barrister|attorney|dear friend|dear sir|compliments of the season|solicit|your assistance|modalities|remit|fund|funds|sum of|
    ministry|bank account|your bank|assist me|god bless|widow|orphan|refugee|late general|mutual benefit|trust you|reply urgently`,
  health: `viagra|cialis|levitra|xanax|valium|phentermine|prescription|prescriptions|pharmacy|pharmacies|online pharmacy|pills|pill|drug|drugs|medication|meds|weight loss|
    lose weight|weight|diet|diets|burn fat|fat|pounds|herbal|herb|all natural|natural|supplement|supplements|vitamin|vitamins|hgh|human growth hormone|growth hormone|anti-aging|
    aging|wrinkles|hair loss|cellulite|metabolism|penis|enlargement|enlarge|enhancement|erection|libido|sexual|impotence|doctor|doctors|clinical|cure|pain relief|detox|
    stamina|energy level|look younger|youthful|smoking|steroids|muscle|fda|testosterone`,
  adult: `xxx|vagina|boobs|tits|orgasm|endowed|celebrities nude|grandmas|grannies|virgins|lolita|farm sex|facials|blowjob|amateurs|wives|wet|lust|lusted|porn|porno|sex|sexy|sexiest|nude|nudes|naked|hot girls|girls|teen|teens|horny|slut|sluts|bitches|pussy|cock|cum|fuck|milf|lesbian|lesbians|hardcore|webcam|
    webcams|live cams|adult|adults only|over 18|18 years|must be 18|at least 18|escort|escorts|dating|singles|meet women|hot women|chat line|dirty|filthy|strip|
    erotic|orgy|orgies|celebs|fantasies|lonely|cheating|affair|date tonight|russian women|brides|flirt|kinky|babes|sensual`,
  software_offer: `copy dvd|backup cds|private eye|dig up|wine|perfume|flowers|greeting cards|property|real estate|templates|septic|copier|movies|dvd|dvds|mp3|copy dvds|dvd copy|burn dvds|norton|systemworks|antivirus software|spy|spyware|spy on|detective|background check|find out anything|
    investigate|ink cartridges|printer cartridges|toner|cable descrambler|descrambler|cable tv|satellite tv|satellite|free cell phone|cell phone|cell phones|
    cd rom|oem software|cheap software|warez|university degree|university diploma|diploma|diplomas|degree|bachelors|web hosting|domain names|domain name|web design|
    download now|instant download|full version|screensaver|fax|fax broadcast|long-distance|calling card|travel|vacation|vacations|cruise|resort|timeshare|hotel|airline|
    horoscope|psychic|astrology|golf|watches|rolex|replica|designer|jewelry|cigarettes|cigars|tobacco`,
  marketing: `email addresses|classified|classifieds|bulk friendly|products and services|your products|your product|mlm leads|bizop|cost-effective|marketing corporation|e-mail addresses|bulk email|bulk e-mail|bulk|mass email|mass mailing|email marketing|e-mail marketing|targeted|target market|opt-in|opt in|
    direct email|direct mail|mailing list|your website|your web site|your site|search engine|search engines|search engine optimization|seo|ranking|rankings|top 10|
    submit your|submission|traffic|web traffic|hits|leads|prospects|advertise|advertising|advertisement|advertisers|ad|ads|promote|promotion|promotions|promotional|
    marketing|marketers|sales|increase sales|boost|exposure|reach millions|millions of|affiliate|affiliates|sponsor|sponsored|reseller|distributor|distributors|
    customers|clients|small business|business owner|business owners|entrepreneur|professionals|companies`,
  call_to_action: `click here|click below|click on|click the link|click this|click to|click|visit our|visit us|visit|our website|our web site|our site|order now|order today|order form|
    to order|buy now|buy today|buy direct|call now|call today|call us|call free|call toll|phone now|act now|sign up|sign up free|signup|join now|join today|join us|join|
    subscribe now|apply now|apply online|apply today|register now|get started|get it now|get yours|get your|start now|start today|go here|see for yourself|check it out|
    try it now|download|reply with|reply to this|respond|fill out|fill in|complete the form|enter your|enter here|enter now|come see|don't delay|don't wait|
    don't miss|do not miss|take advantage|find out|find out more|learn how|learn more|for more info|for more information|more info|more information|see how|print out|mail to`,
  urgency: `urgent|act now|act fast|act immediately|limited time|limited time only|time limited|for a limited time|expires|expire|expiring|offer expires|hurry|last chance|final notice|
    today only|only today|right now|immediately|instant|instantly|while supplies last|supplies are limited|before it's too late|don't delay|now only|within 24 hours|
    24 hours|48 hours|as soon as possible|important notice|deadline|once in a lifetime|never before|one time|one-time|overnight|in minutes`,
  guarantee: `guarantee|guaranteed|guarantees|100 percent|satisfaction|money back|money-back|money back guarantee|no risk|risk|no questions asked|proven|clinically proven|
    certified|scientifically|legal|100% legal|this is not spam|not spam|no catch|no hidden|no gimmicks|this is not a scam|real thing|works for|tested|testimonials|
    as seen on|seen on tv|featured on|trusted|fully licensed|money|refund`,
  hype: `amazing|incredible|unbelievable|revolutionary|breakthrough|miracle|secret|secrets|dream|dreams|fantastic|exclusive|hot|hottest|explosive|powerful|absolutely|number one|
    biggest|greatest|super|sensational|ultimate|huge|massive|brand new|never seen|life-changing|change your life|forever|imagine|imagine this|everybody|
    thousands of|hundreds|hundreds of|millions|easy|simple|simply|quick|fast|real|really works|discover|discovered|solution|solutions|wish|you deserve|yourself`,
  credentials: `verify verify your identity|verify your|confirm your|confirm account suspended|account has been|account will be|suspended|
    update your|update your information|update your billing|billing information|your password|enter your password|reset your password|your login|your username|your pin|confirm your identity|validate your|sign in to|social security|ssn|pin code|pin number|
    card number|credit card number|security alert|security notice|unusual activity|suspicious activity|unauthorized|unauthorised|restore access|lose access|account suspended|account locked|limited access|paypal|
    bank details|bank account|account number|one-time code|kyc|tax refund|invoice attached|dear user|dear account holder|mother's maiden`,
  removal: `removed from|be removed|to be removed|remove me|remove you|remove your|removal|remove|removed|unsubscribe|unsubscribed|opt-out|opt out|optout|no longer wish|do not wish|
    don't wish|wish to receive|wish to be|not wish to receive|future mailings|further mailings|mailings|future emails|further emails|future mailing|
    one time mailing|one-time mailing|will not receive|stop receiving|not be contacted|taken off|in the subject line|subject line|word remove|our database|our list`,
  disclaimer: `you are receiving this|you received this|you have received this|receive this email|receiving this email|receiving this message|this message is sent|this email is sent|
    in compliance|compliance with|complies with|section 301|senate bill|title iii|us congress|considered spam|cannot be considered|can not be considered|not be considered spam|
    you are receiving|apologize if|sorry if this|unwanted email|unsolicited|intrusion|wish to apologize|gave us permission|your permission|permission|opted in|opted-in|
    in error|subscribed to|registered|registered to receive|our partners|third party|sponsoring|offers from|special offers from|terms and conditions|terms apply|t&cs`,
  text_service: `txt|text|send stop|stop to|txt stop|per msg|per text|msgs|per min|150p|150ppm|50p|25p|10p|mins|ringtone|ringtones|polyphonic|tone|tones|
    logo|logos|landline|mobile|mob|po box|pobox|box|national rate|nat rate|sms|subscription|subscriber|subscribe|unsub|t's&c's|tscs|tcs|cs|std|
    chat|service|services|camcorder|nokia|motorola|orange|o2|camera|colour|video|handset|latest|download|wap|caller|callers|wkly|weekly|voda|vodafone|operator`,
  anonymous: `dear customer|dear valued|valued customer|dear sir|dear madam|dear sirs|dear friend|dear friends|dear homeowner|dear member|dear subscriber|
    hello friend|dear reader|dear webmaster|dear business|attention|our company|our product|our products|our services|our service|our|we are a|we offer|we provide|we can help|
    customer service|customer`,
  technical: `wrote|writes|patch|kernel|linux|unix|perl|python|java|debian|redhat|red hat|rpm|apt|apt-get|install|installed|servers|script|scripts|config|configure|
    directory|bug|bugs|cvs|git|repo|commit|build|compile|compiled|sourceforge|spamassassin|procmail|sendmail|exim|razor|
    header|headers|localhost|shell|daemon|libs|module|modules|errors|debug|output|upgrade|upgraded|
    dependencies|package|packages|gnu|gnupg|pgp|gpg|ssh|parse|emacs|vim|folder|diff|checkout|devel|files in|the file|the server|my machine|the code|source code|error message|error messages|log file|the root`,
  contractions: `i'm|i've|i'd|i'll|it's|that's|he's|she's|there's|isn't|aren't|wasn't|didn't|doesn't|don't|couldn't|wouldn't|hasn't|haven't|can't|won't|what's|they're|we're|you've`,
  conversation: `i think|i guess|i thought|i know|i don't|i was|i had|he said|she said|said|anyway|though|perhaps|maybe|probably|pretty much|actually|seems|seem|looks like|
    sounds|whatever|oh|ok|okay|yeah|yep|nope|hmm|lol|haha|thing|things|stuff|guy|guys|cheers|btw|imo|imho|afaik|fwiw|problem|problems|wrong|understand|remember|agree|disagree|him|her|she|he|tomorrow|tonight|yesterday|last night|this morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday|dinner|lunch|sorry|mum|mom|dad|wife|
    husband|meeting|attached is|as discussed|see you|talk to|let me know|in my opinion|kind of|sort of|took|posted|
    thanks for your|thread|mentioned|interesting|reminds|argument|idea|might|wondering|whether|between|particular|we had|he had|she had|i did|did you|a bit|so far|that far|i don't think|as far as i`,
  newsletter: `newsletter|headlines|today's headlines|articles|article|story|stories|read more|full story|editor|edition|weekly|daily|digest|archive|archives|news|
    forum|posted|supplied by|copyright|column|events|calendar|conference|weblog|blog|published|feed|rss|press|in this issue|this issue|this week's|this week in|top stories|column by|read the|our readers|you're subscribed|you are subscribed|manage your subscription|change your subscription|to unsubscribe from this|today's news|tips|edition of`,
} as const satisfies Record<string, string>

export type WordGroup = keyof typeof LISTS

/** Word or phrase → its groups. */
export const spamWords: ReadonlyMap<string, readonly WordGroup[]> = (() => {
  const words = new Map<string, WordGroup[]>()
  for (const [group, list] of Object.entries(LISTS) as [WordGroup, string][]) {
    for (const phrase of new Set(phrasesOf(list))) words.set(phrase, [...(words.get(phrase) ?? []), group])
  }
  return words
})()
