// Made by scripts/train/spam.ts; NOTICE says from which data.

/** Weights of the signs of an email. */
export const MAIL_WEIGHTS: Readonly<Record<string, number>> = {
  '#address': 0.116,
  '#adult': 1.849,
  '#advance_fee': 3.548,
  '#anonymous': 2.824,
  '#attachment': 1.0,
  '#bias': -3.607,
  '#bracket_subject': -0.184,
  '#call_to_action': 1.899,
  '#capitals': 0.738,
  '#code': 0.0,
  '#contractions': -3.343,
  '#conversation': -3.993,
  '#credentials': 1.5,
  '#credit': 3.883,
  '#disclaimer': 2.7,
  '#encoded': 4.375,
  '#exclamation': 1.047,
  '#exclamation_run': 2.818,
  '#free': 1.88,
  '#full_length': 0.0,
  '#gaps': 0.0,
  '#guarantee': 2.698,
  '#health': 1.247,
  '#html_only': 0.343,
  '#hype': 2.137,
  '#image': 1.0,
  '#income': 3.108,
  '#links': 0.0,
  '#list_footer': 0.0,
  '#loud_subject': 1.393,
  '#many_kinds': 0.0,
  '#marketing': 4.068,
  '#mismatched_link': 3.0,
  '#money': 0.65,
  '#named_greeting': 0.0,
  '#newsletter': -3.733,
  '#obfuscated': 0.015,
  '#odd_link': 3.342,
  '#path_or_code': -0.445,
  '#percent': 0.0,
  '#phone': 2.39,
  '#price': 0.228,
  '#prize': 0.0,
  '#quoted': -2.365,
  '#random_letters': 0.0,
  '#random_tail': 1.915,
  '#removal': 3.657,
  '#reply_subject': -1.013,
  '#ruler': 0.0,
  '#short_code': 0.0,
  '#shortened_link': 1.5,
  '#software_offer': 0.679,
  '#subject_words': 3.197,
  '#technical': -0.974,
  '#text_service': 0.0,
  '#time': -3.775,
  '#urgency': 2.043,
}

/** Weights of the signs of a text message. */
export const MESSAGE_WEIGHTS: Readonly<Record<string, number>> = {
  '#address': 0.794,
  '#adult': 2.219,
  '#advance_fee': 0.016,
  '#anonymous': 0.551,
  '#attachment': 1.0,
  '#bias': -3.135,
  '#call_to_action': 1.17,
  '#capitals': 1.653,
  '#code': 0.0,
  '#contractions': -2.11,
  '#conversation': -3.502,
  '#credentials': 1.5,
  '#credit': 0.0,
  '#disclaimer': 0.21,
  '#exclamation': 0.646,
  '#exclamation_run': 0.0,
  '#free': 1.35,
  '#full_length': 0.373,
  '#guarantee': 0.486,
  '#health': 0.0,
  '#hype': 1.002,
  '#image': 1.0,
  '#income': 0.817,
  '#links': 2.117,
  '#many_kinds': 0.215,
  '#marketing': 0.0,
  '#mismatched_link': 3.0,
  '#money': 1.986,
  '#named_greeting': -0.65,
  '#newsletter': 0.0,
  '#obfuscated': 0.613,
  '#odd_link': 1.5,
  '#path_or_code': 0.0,
  '#pence': 2.128,
  '#percent': 0.117,
  '#phone': 4.464,
  '#price': 1.656,
  '#prize': 1.822,
  '#random_letters': 0.0,
  '#removal': 0.154,
  '#short': -3.544,
  '#short_code': 2.192,
  '#shortened_link': 1.5,
  '#software_offer': 0.518,
  '#technical': -0.039,
  '#text_service': 5.45,
  '#time': -0.21,
  '#urgency': 0.0,
}

/** Lines of a weight in hundredths and the words and pairs that have it. */
const LINES = String.raw`-150|i
-123|me
-114|u
-98|if
-89|gt
-87|up
-84|lt
-83|my
-79|good
-78|like
-75|in
-70|what
-68|at
-67|but
-65|as
-63|got
-60|only
-58|happy
-57|any
-55|we
-53|was
-52|its
-51|then
-50|can|just
-49|hope|no|yourself
-47|hey
-46|friends|right
-45|da|have a|when
-44|again|need
-42|thats|which
-41|share|some|still|work|year
-40|lt gt|type
-39|amp|very|way
-38|how|search
-37|god|pls|total
-36|google|gud|take|thru
-35|don't|download|for the|go|k|tell|ü
-34|get|on|pin|soon
-33|anybody|asks|atm|i'm|one|passwords|protect|sensitive|sib|something|threats
-32|am|details|make
-31|think
-30|anything|can't|doing|especially|person|request|thanks|today|try
-29|bedrm|bus|same
-28|heart|house|know|mail|people|yes
-27|after|copy|fat|how's|love|pick|those|too|wat
-26|ard|are|family|id|if you|means|n
-25|bad|chip|deal|he|off|other|princess|set|so|sorry|wait
-24|before|callers|callertune|i've|keep|melle|minnaminunginte|nurungu|oru|rest|sir|sleep|smiling|there|vettam|ya
-23|they|via|wishing
-22|0am|easy|farm|fine|i'll|least|lot|never|nice|sweet|world|yet
-21|ask|cool|cos|cup|e|flower|getting|miss|safe|sent|tel|tour|with the|without|x
-20|down|feel|happy new|here|lor|mine|new year|put|random|strike|times
-19|address|asks for|atm sms|care|e threats|email never|face|for sensitive|from e|him|his|information like|it's|last|let|like passwords|merry|never asks|never share|out of|password with|passwords atm|pin thru|please protect|protect yourself|quite|sensitive information|share your|sib never|sms pin|someone|thank|threats sib|thru email|tomorrow|were|with anybody|your password|yourself from
-18|advance|gonna|hello|hi|left|many|meet|once|school|shit|where|you and|you get|you know
-17|0 bedrm|always|as per|bedrm 000|both|call me|cum|d|fuck|i will|makes|mas|morning|not a|saw|side|two|wish|working
-16|and i|beautiful|better|career|come|everything|few|figure|finish|going to|hope you|i am|job|lol|smile|thing|time|told|town|way to|why|y|your friends
-15|0 to|accounts|alright|and that|are you|away|beer|between|car|dunno|either|executive|for all|fullonsms|give|going|jd|late|making|man|month|park|pay|quick|right now|say|spent|sure|to copy|your family
-14|aft|all callers|and your|as your|been set|big|callers press|callertune for|copy your|couple|dead|forgot|friends callertune|home|me a|melle melle|melle oru|minnaminunginte nurungu|missed|missing|nurungu vettam|oru minnaminunginte|per your|plans|price|remove|request melle|set as|test|thanks for|trying|vettam has|weed|weekend|whats|you just|your callertune|your request
-13|00 may|ain't|at least|bak|birthday|break|closer|dat|done|dreams|full|great deal|had|hav|having|hmm|ill|is|jay|lar|leaving|lovely|meets|might|oh|press|quote|she|spoke|system|that|thinking|up 0|we have|when the|when you|wishing you
-12|0 is|a good|a great|a lot|abiola|account|ah|also|am waiting|ard 000|change|contact|daily|finished|friendship|from me|funny|grins|hard|hurt|journey|looking|minutes|needs|said|seeing|self|sender|shirts|snow|taken|that should|thk|to send|try to|v|wan|which is|white|work and|yeah
-11|advice|and happy|at 0|away from|babes|best|brother|can you|class|close|coming|decided|don|experience|haha|hand|happened|happiness|have to|her|holiday|hour|i can't|instead|juz|later|liao|long|looking for|losing|loving|maneesha|need to|news|nite|nothing|office|our|payoh|place|plaza|rather|satisfied|says|see you|shipped|show|sometimes|text on|the same|the world|them|to do|to see|toa|toll|tot|used|watch|we'd|your call
-10|abt|actually|aight|bring|computer|confidence|could|develop|does|dun|early|ex|family merry|fb|fighting|fingers|gap|gaps|going for|have any|help|holding|in advance|india|is that|is your|it is|its a|lose|mall|married|mas and|merry x|oso|pa|pls send|project|rakhesh|sent via|site|spend|street|ten|the person|this text|tho|train|video|walk|went|worry|x mas|xx|year in|you were
-9|accounts executive|afternoon|and do|anyway|ass|be in|be safe|bed|booty|bt|by the|cares|contact us|cum accounts|de|den|details contact|didn't|difficult|dificult|do have|dude|executive to|fear|fightng|fills|for customer|for details|for new|frnds|fullonsms com|glad|goin|guys|have sent|have you|hey babe|how is|id for|is it|jd for|joke|kiss|like to|loads|mail id|moments|movies|mum|neva|ni0|nigeria|per|probably|putting|reading|s|save|sent jd|service cum|sir i|slowly|some0|terrible|thats cool|this time|to know|to lt|together|ur mail|via fullonsms|wen|wet|wonderful|your house|your phone|yup
-8|0ish|0moro|0mrw|a couple|a few|aiyo|amount|as a|baby|because|believe|billion|bit|boy|bslvyl|camera|classes|comin|company|damn|days|decimal|evening|figure out|finishing|gas|gd|goodnoon|have the|he's|head|how much|hows|i can|i need|if the|into|know why|ll|march|me when|meets you|miracle|msgs|no to|nyt|omw|person has|plan|re|really|remove from|rs|sell|so i|take care|tampa|text meets|thanx|that's|the money|to come|to go|to remove|tomo|twice|u a|u up|using|vday|walls|week i|whats your|winning|wonder|wot u|xxx|yest|you both|you should|your account
-7|0months|account details|all that|allah|and stop|and then|anywhere|awesome|can't pick|clear|come to|cos i|date|date missing|doin|double|eat|erm|everything is|get the|get to|girl|great day|ha|has a|heard|hoping|how are|how your|is 00|is missing|it makes|it to|itself|j|jus|just send|lab|list|look|lot thats|love you|make you|mean|means you|message some|miss you|missing missing|missing number|missing sender|missing sent|missing u|mo|my dear|name missing|natural|now pls|number missing|of those|once free|one who|or something|out with|pain|phone right|pick the|pray|press 0|problem|reason|recently|returns|rite|second|sender name|sent date|series|so that|some text|spending|spk|spoke to|talk|text missing|thats y|the chance|the phone|their|thought|to me|transfered|treat|trip|truth|u get|understanding|watching|win or|wrk|y everything|you in|you like|you was|your side
-6|0years|able|amp fills|and it|and you|are having|been up|behind|between your|blood|booked|bout|busy|buzz|by holding|c ya|cause|chat with|chikku|clean|college|comes amp|completely|confirm|congrats|cover|created gap|do u|doctor|door|drink|ever figure|exams|experience reply|fact|fills those|fingers so|free with|friend of|frm|gap between|gaps by|get some|god created|god i|good morning|goodmorning|got 000|hand with|hav a|having a|headache|height|hi you|holding your|honey|hours|how's it|hrs|i got|i hope|i tot|i'm not|is easy|is made|it going|it means|it was|just got|just spoke|k k|king|know if|lessons|loved|lunch|m|made for|maneesha v|mate|me to|meeting|mu|next week|not that|nt|of mine|one of|or no|party|payoh got|pie|prepare|pub|real thing|regret|remember|reply toll|run|satisfied with|score|scream|searching|seen|select|send this|sleeping|smoke|sofa|some sleep|speak|staying|text|that one|that time|thats not|the experience|the real|then ü|this to|this weekend|those gaps|through|time to|to listen|to maneesha|toa payoh|toll free|tonite|tsunamis|v we'd|valentines|wanted|wasn't|waste|we'd like|were satisfied|what you|where your|wherever|while|why god|will call|will not|wine|with love|with yes|words|yahoo|yes or|yesterday|you a|you at|you comes|your fingers|your hand|your night
-5|0 much|a|a big|after 0|alex|am out|amp get|and all|and how|and if|boys|bt fightng|but its|call u|called|cheers|clark|close to|dad|dificult if|do it|drop|easier|easy u|either win|end of|enjoy your|excellent|except|far|fighting with|fightng with|for an|form|gettin|gives|gone|good day|goodnight|gud ni0|haf|happy birthday|haven't|hee|i really|i'm fine|is close|is dificult|is one|is ur|kano|keeping|kerala|leh|like that|living|lose bt|lose if|lose u|may|met|monday|most|muz|number and|on it|or lose|outside|password|perfect|picking|pls pls|plz|quite funny|reach|reckon|salary|see your|send you|shall|sick|sim|slave|software|some0 who|somewhere|still lose|stopped|story|swt|telling|thank you|til|time of|to u|tot ü|u either|u is|u lose|u put|u still|understood|utter|valuable|ve|wait 0|weeks|what happened|who cares|wil|will have|win u|with some0|world is
5|00000 good|00000000000 now|b0|balance is|cal|call from|challenge|ec0a|expires|format|from u|good luck|identifier|in your|issues|laid|largest|live in|locations|luv|meal|my text|next question|open|rec|shows|statement|stop 0|uk's|ur balance
6|0 000|000 prize|00000000000 to|a new|action|call0optout|cash or|day if|dogging|draw|every week|games arcade|gr0 new|is now|med|message just|mobileupd0|more|offers|post|read|rental|replying|seem|send stop|so special|they r|txting|u can|u like|with u
7|0 make|00000 0|00mths|00p min|a secret|admirer who|all day|call on|code|collection to|contact with|correct|free bluetooth|free for|get 0|housewives|immediately|is looking|it but|key|landlines|lonely|looking 0|luck|make contact|national|network operator|not|r reveal|rate|reveal who|ringtone club|secret admirer|special call|t|t c's|thinks ur|to|to get|to win|u find|ur so|week|who they|who thinks|you are|your chance
8|00 mins|00 to|000000 0|0000s|00p txt|a free|added to|amazing things|are ready|believe it|blow your|but it's|dating|from o0fwd|from the|g now|holder|incredible txts|is free|it's incredible|it's true|just call|learn truly|mind from|now to|o0fwd only|only 00p|open the|please call|replied|reply g|sent you|that will|things that|to be|to claim|to learn|true it's|truly amazing|txts reply|us|will blow|with a|won't believe|you won't|your mind|your tone
9|0 new|0 you|0000000|0st|a simple|balance|for terms|hey i|hi its|include 0|instructions|is being|local|message please|new message|new tones|please|send free|texting|to give|u fancy|valid
10|all i|be the|begin|downloads for|first time|get a|guess who|i'm waiting|mob|ringtones|sat|selection of|simple|simply|sony|the first|the next|today's|will b|with you|yo yo
11|0 reply|0 v|00000000000000p per|am i|and on|arcade|created|currently|fancy|from 0|from a|ltd 00000000000000p|msg reply|naked|netcollex ltd|no 0|o0|per msg|polys|reply stop|sat night|secret|settings|smith|thinks|to end|you can|your next
12|0 questions|a link|admirer|among readers|answer 0|be your|bluetooth|book 0|click|collection|first among|for free|friend 0|harry answer|harry potter|learn|made|min|mins|newest harry|on sale|order of|phoenix book|potter and|questions chance|reply harry|reveal|see me|sexy|support|the newest|the order|the phoenix|till 0pm|time i|to chat|to unsubscribe|voucher|win the
13|0 00|0 end|0 minmobsmorelkpobox000hp00fl|be with|been|biz|during the|dvd|have 0|hit the|hot|now on|orange|should be|this week
14|amazing|blow|c's|channel|conditions|for our|guess|have not|incredible|o0fwd|ok|on 00000000000|operator|our members|we will
15|000 0000|0000 000|00hrs|at the|awaiting|direct|for me|freephone 0000|hotel|include|questions|reply real|see the|sex|text stop|the|txts|with your|within|you see
16|calls 0|day|hubby|ordered|thanks to|to you|tone|use your|you send
17|from there|it|live|pass|the day|word
18|000p|chance|chance to|downloads|fast|find out|for 00|goal|lets you|message from|o|out from|see|selection|terms|they're
19|crazy|during|enough|fone|is high|me i|netcollex|not know|opinions|you made
20|00000000000000p|among|but u|claim|game|games with|great|is a|know where|network|never been|on your|send a|to begin|well
21|0 free|about 00|harry|i won't|in a|made it|monthly|newest|page|phoenix|picture|potter|readers|red|sale|stop to|thurs|tickets|you came
22|a 0|book|came in|charged|hit|in you|liverpool|minmobsmorelkpobox000hp00fl|much fun|reply with|selling|special for|until you|we'll have
23|00am|answer|for a|members|r
24|collect your|did|email|end reply|in about|name|start|you will
25|and great|link to|to collect|unsubscribe
26|adult|babe|calls|eve|find|freephone|lets|messages|paid|premium|this week's|time for|tv|you ever
27|asp|chat|do you|goto|night|sending|who is
28|high|ignore|it takes|old|the word|when you're
29|0000 cash|a 0000|a b|all night|and send|b or|be|definitely|did you|how come|is not|or c|paying|sept|visit|wants to|welcome
30|become a|chasing|check|just text|ok on|text the|until
31|00th|check out|come it|energy|who wants|will be|your babe
32|age|c|customer service|notice that|unique|wap|we'll|you|you is
33|august|helen|listen to|reply end|stop|w|who
34|00p|ans|horny|movie|to the|use
35|a real|came|club|forget|or
36|call 00000000000|fri|is an|pc|than
37|green|running|sms ac|txt|win a|you're
38|blue|do|ever|little|released|your mobile
39|fun|msg|now|strong
40|ladies|order|special|themob|won't|years|you hear
41|g
42|000000|all of|collect|message is|out|question|realize
43|about the|stay
44|comes with|driving|to 00000|with all
45|b|by|died|july|week's|worth
46|of the|or a|tones
47|freemsg|takes
49|0day|truly|wants
50|about|i have|number|repeat
51|accordingly|film|phone|xmas
52|anyone|become|dark|money|responding|waiting for|warm
53|do i
54|all|content|customer|faster|listen
55|cash|co uk|for your|i do|notice
56|games|have|http|money i|sunshine
57|the new
58|of
59|free|this|you have
60|choose|this message
61|and|prize
62|important
63|ac
65|have won|hear
66|link|low|mobile
67|for|to your
68|around|com|end
69|brought|cost|wot
70|send|shortly
71|enjoy|www
73|ringtone|stuff
74|real
75|win
76|since
77|girls|service
78|waiting
81|comes
82|with
89|an
91|ltd|sms
94|call
95|co|message
98|everyone
99|uk
109|0 0
112|from
114|0|won
115|next
118|new
119|00
124|00000
128|00000000000
137|0000
148|your
169|reply
213|000`

/** Word or pair of words of a text message, every digit as 0 → weight. */
export function wordWeights(): [string, number][] {
  return LINES.split('\n').flatMap(line => {
    const [hundredths = '0', ...features] = line.split('|')
    return features.map((feature): [string, number] => [feature, Number(hundredths) / 100])
  })
}
