// Made by scripts/train/spam.ts; NOTICE says from which data.

/** Weights of the signs of an email. */
export const MAIL_WEIGHTS: Readonly<Record<string, number>> = {
  '#address': 0.125,
  '#adult': 1.858,
  '#advance_fee': 3.555,
  '#anonymous': 2.842,
  '#attachment': 1.0,
  '#bias': -3.606,
  '#bracket_subject': -0.181,
  '#call_to_action': 1.911,
  '#capitals': 0.745,
  '#code': 0.0,
  '#contractions': -3.36,
  '#conversation': -3.983,
  '#credentials': 1.5,
  '#credit': 3.887,
  '#disclaimer': 2.701,
  '#encoded': 4.375,
  '#exclamation': 1.031,
  '#exclamation_run': 2.813,
  '#free': 1.891,
  '#full_length': 0.0,
  '#gaps': 0.0,
  '#guarantee': 2.705,
  '#health': 1.254,
  '#html_only': 0.35,
  '#hype': 2.128,
  '#image': 1.0,
  '#income': 3.121,
  '#links': 0.0,
  '#list_footer': 0.0,
  '#loud_subject': 1.389,
  '#many_kinds': 0.0,
  '#marketing': 4.057,
  '#mismatched_link': 3.0,
  '#money': 0.641,
  '#named_greeting': 0.0,
  '#newsletter': -3.747,
  '#obfuscated': 0.017,
  '#odd_link': 3.342,
  '#path_or_code': -0.447,
  '#percent': 0.0,
  '#phone': 2.388,
  '#price': 0.223,
  '#prize': 0.0,
  '#quoted': -2.36,
  '#random_letters': 0.0,
  '#random_tail': 1.916,
  '#removal': 3.643,
  '#reply_subject': -1.012,
  '#ruler': 0.0,
  '#short_code': 0.0,
  '#shortened_link': 1.5,
  '#software_offer': 0.674,
  '#subject_words': 3.198,
  '#technical': -0.984,
  '#text_service': 0.0,
  '#time': -3.774,
  '#urgency': 2.028,
}

/** Weights of the signs of a text message. */
export const MESSAGE_WEIGHTS: Readonly<Record<string, number>> = {
  '#address': 0.809,
  '#adult': 2.171,
  '#advance_fee': 0.02,
  '#anonymous': 0.569,
  '#attachment': 1.0,
  '#bias': -3.26,
  '#call_to_action': 1.185,
  '#capitals': 1.634,
  '#code': 0.0,
  '#contractions': -1.596,
  '#conversation': -3.534,
  '#credentials': 1.5,
  '#credit': 0.0,
  '#disclaimer': 0.212,
  '#exclamation': 0.611,
  '#exclamation_run': 0.0,
  '#free': 1.34,
  '#full_length': 0.342,
  '#guarantee': 0.495,
  '#health': 0.0,
  '#hype': 1.01,
  '#image': 1.0,
  '#income': 0.817,
  '#links': 2.123,
  '#many_kinds': 0.216,
  '#marketing': 0.0,
  '#mismatched_link': 3.0,
  '#money': 2.005,
  '#named_greeting': -0.671,
  '#newsletter': 0.0,
  '#obfuscated': 0.607,
  '#odd_link': 1.5,
  '#path_or_code': 0.0,
  '#pence': 2.141,
  '#percent': 0.123,
  '#phone': 4.492,
  '#price': 1.651,
  '#prize': 1.836,
  '#random_letters': 0.0,
  '#removal': 0.175,
  '#short': -3.52,
  '#short_code': 2.242,
  '#shortened_link': 1.5,
  '#software_offer': 0.549,
  '#technical': -0.031,
  '#text_service': 5.456,
  '#time': -0.235,
  '#urgency': 0.0,
}

/** Lines of a weight in hundredths and the words and pairs that have it. */
const LINES = String.raw`-152|i
-122|me
-115|u
-99|if
-88|up
-87|gt
-84|my
-82|lt
-81|good
-78|like
-74|in
-70|at|what
-68|but
-63|as|got
-60|only
-57|happy
-56|we
-55|any
-54|its|was
-52|then
-51|right
-50|can
-49|hope|just|yourself
-47|hey|no
-46|da|friends
-45|have a|need
-44|when
-43|again|which
-42|still
-41|i'm|share|some|thats|year
-40|how|pls|type|work
-39|amp|lt gt|very
-38|way
-37|search
-36|google|gud|tell|thru|total|ü
-35|download|for the|get|go|god|take
-34|k|soon
-33|anybody|atm|on|one|pin|something
-32|asks|details|make|passwords|protect|sensitive|sib|think|threats
-31|am|anything|dont
-30|cant|doing|especially|person|pick|today|try
-29|bedrm|bus|know|request|thanks
-28|heart|house|mail|same|so|wait|wat
-27|ard|copy|fat|how's|id|people|there|yes
-26|are|family|if you|love|n|off|sorry|those|too
-25|after|bad|before|chip|deal|he|means|other|rest|sleep
-24|cool|fine|i'll|i've|im|keep|nice|princess|set|sir
-23|callers|callertune|cos|it's|least|melle|minnaminunginte|nurungu|oru|smiling|sweet|they|vettam|ya
-22|0am|don't|easy|farm|lot|never|tel|via|wishing|without|yet
-21|ask|cup|down|flower|getting|quite|someone|tour|with the|world|x
-20|e|here|him|mine|miss|put|random|safe|sent|strike|thank|times
-19|address|asks for|atm sms|care|e threats|email never|feel|for sensitive|from e|gonna|happy new|hi|his|information like|last|let|like passwords|lor|merry|never asks|never share|new year|once|out of|password with|passwords atm|pin thru|please protect|protect yourself|saw|sensitive information|share your|sib never|sms pin|threats sib|thru email|tomorrow|two|with anybody|your password|yourself from
-18|advance|always|come|face|finish|fuck|havent|left|morning|shit|town|were|you and|you get|you know
-17|0 bedrm|as per|bedrm 000|d|few|hello|i will|late|many|mas|meet|not a|right now|school|side|thing|told|where|wish|y
-16|and i|beautiful|both|call me|cum|everything|going to|home|job|lol|makes|smile|time|way to|why|working|your friends
-15|0 to|accounts|alright|and that|are you|beer|better|between|big|car|career|dead|done|dunno|either|executive|figure|fullonsms|hope you|i am|jd|lar|making|man|month|oh|pay|price|quick|say|spent|sure|test|that|to copy|trying|up 0|your family
-14|all callers|and your|as your|away|been set|callers press|callertune for|copy your|couple|dreams|for all|forgot|friends callertune|funny|give|had|melle melle|melle oru|minnaminunginte nurungu|missed|nurungu vettam|oru minnaminunginte|park|per your|plans|request melle|set as|she|thanks for|vettam has|weed|whats|you just|your callertune|your request
-13|00 may|aft|also|at least|babes|bak|birthday|can't|closer|dat|friendship|full|going|great deal|hav|having|hmm|ill|jay|journey|lovely|mall|me a|meets|missing|remove|system|thinking|tot|we have|weekend|when you|wishing you|xx
-12|0 is|a good|a great|a lot|afternoon|ah|ard 000|break|change|contact|daily|finished|from me|grins|help|hurt|i cant|instead|later|leaving|looking|looking for|might|minutes|nite|office|pls send|press|quote|rather|said|seeing|snow|spoke|that should|thk|tho|to do|to send|try to|wan|when the|which is|white|work and|worry|yeah
-11|0mrw|abiola|account|advice|am waiting|and happy|at 0|away from|best|brother|can you|class|close|coming|decided|does|experience|goin|haha|hand|happened|happiness|hard|have to|her|holiday|hour|is that|liao|long|losing|loving|maneesha|need to|needs|neva|nothing|our|pa|place|plaza|satisfied|says|see you|self|sender|shipped|shirts|sometimes|taken|ten|text on|the same|the world|toll|used|watch|we'd|went|wont|yest|your call
-10|abt|actually|aight|aiyo|bring|bt|computer|confidence|could|develop|don|dude|early|ex|family merry|fb|fighting|fingers|gap|gaps|have any|hey babe|holding|in advance|is|is your|its a|juz|lose|mas and|merry x|msgs|news|oso|payoh|project|sent via|show|site|so i|spend|thanx|the person|them|this text|to see|toa|train|twice|v|walk|x mas|xxx|year in|you were
-9|a few|accounts executive|and do|baby|be in|bed|believe|bit|by the|cant pick|cares|contact us|cum accounts|de|details contact|didnt|difficult|do have|dun|executive to|fear|fills|for customer|for details|for new|frnds|fullonsms com|gd|glad|going for|guys|have sent|have you|he's|how is|id for|india|is it|it is|j|jd for|joke|kiss|lab|like to|mail id|march|married|mo|ni0|nigeria|now pls|per|phone right|pick the|probably|rakhesh|reading|s|sent jd|service cum|sir i|slowly|street|take care|terrible|that's|thats cool|the phone|this time|to come|to lt|together|ur mail|via fullonsms|video|wen|wet|yup
-8|a couple|amount|anyway|as a|ass|be safe|because|been up|billion|booty|boy|bslvyl|camera|classes|come to|comin|company|damn|days|decimal|den|dificult|evening|fightng|figure out|finishing|gas|get the|girl|goodnoon|have the|head|how are|how much|hows|i can|i need|into|jus|know why|ll|loads|moments|movies|much|mum|nyt|omw|party|person has|plan|pray|putting|re|really|recently|rite|rs|save|some0|spk|tampa|the money|to go|to know|tomo|u up|using|vday|walls|week i|whats your|while|winning|wonder|wonderful|wot u|your account|your house|your phone
-7|0 much|0ish|0months|0moro|able|account details|all that|allah|anywhere|awesome|bout|clear|college|cos i|date missing|do u|doin|eat|erm|everything is|far|get to|goodnight|great day|has a|heard|hoping|how your|i tot|if the|is missing|it makes|it to|it was|itself|just send|look|lot thats|love you|me when|mean|means you|meets you|message some|miracle|miss you|missing missing|missing number|missing sender|missing sent|missing u|my dear|name missing|natural|no to|number missing|of those|once free|one who|or something|out with|pain|press 0|problem|reason|remove from|second|seen|sell|sender name|sent date|series|sleeping|sofa|some text|spending|spoke to|text meets|text missing|thats y|the chance|their|then ü|thought|til|to me|to remove|transfered|treat|trip|u a|u get|understanding|want|watching|weeks|win or|y everything|you both|you in|you should|you was|your side
-6|0 ü|0years|a|a nice|alex|and it|and stop|and then|and you|are having|asleep|ayn|blood|booked|busy|buzz|by holding|c ya|called|cause|chat with|chikku|clean|confirm|congrats|cover|created gap|date|double|drink|eating|ese|ever figure|evrey|exams|exmpel|experience reply|fact|fever|fingers so|free with|frm|gap between|gaps by|get some|gettin|god created|good morning|goodmorning|got 000|gving|ha|had a|having a|headache|height|hi you|hon|honey|hours|how's it|i got|i hope|i sms|i wait|is 00|is easy|it going|it means|jsut|just got|just spoke|k k|king|know if|konw|lessons|list|loved|lunch|m|make you|maneesha v|mate|me to|mitsake|most|mu|next week|not that|nt|of mine|one of|or no|payoh got|pie|prepare|pub|quite funny|raed|rael|real thing|regret|remember|reply toll|returns|run|satisfied with|scream|searching|select|sitll|smoke|so much|so that|some sleep|splleing|staying|story|talk|text|thank you|that one|that time|thats not|the experience|the real|this weekend|those gaps|through|tihs|time to|to listen|to maneesha|toa payoh|toll free|tonite|tot ü|town or|trouble|truth|tsunamis|v we'd|valentines|vl|waht|wait 0|waste|we'd like|were satisfied|what you|where your|wherever|wihtuot|will not|wine|with yes|words|wrk|wrnog|yahoo|yes or|yesterday|you a|you at|you like|your night|yuo
-5|a big|after 0|ain't|am out|amp fills|amp get|and all|and how|and just|be a|bedroom|behind|between your|boys|but its|call u|clark|comes amp|completely|do it|doctor|door|easier|end of|enjoy your|excellent|fills those|finish ur|for an|form|friend of|gives|god i|gone|good day|gud ni0|haf|hand with|happy birthday|hav a|havent finish|holding your|hrs|i really|i think|i'm not|iouri|is made|is one|is ur|kano|keeping|leh|like that|living|made for|meeting|met|need you|on it|outside|phoned|plz|reach|reckon|score|see your|send this|send you|shall|sick|sim|slave|software|speak|telling|this to|time of|to reply|to u|u put|u still|understood|utter|valuable|wanna|wanted|what happened|who cares|why god|will call|with love|world is|you comes|your fingers|your hand|yours|ü neva|ü then|ü to
5|00000 good|00000000000 now|as u|balance is|cal|call from|challenge|expires|free from|good luck|identifier|in your|issues|live in|luv|meal|next question|open|shows|statement|stop 0|ur balance|urgent|village
6|0 000|000 prize|00000000000 to|a new|all day|b0|call0optout|cash or|day if|dear|dogging|draw|ec0a|every week|format|gr0 new|is now|it but|laid|largest|locations|message just|mobileupd0|more|post|rec|rental|replying|send free|send stop|they r|txting|u can|u like|uk's
7|0 make|00000 0|00mths|00p min|a secret|action|admirer who|been|call on|code|collection to|contact with|correct|dating|free bluetooth|free for|games arcade|get 0|haven't|immediately|is looking|key|looking 0|luck|make contact|med|network operator|offers|r reveal|replied|reveal who|ringtone club|secret admirer|seem|so special|special call|t|t c's|thinks ur|to win|u find|ur so|week|who they|who thinks|with a|with u|your chance
8|00 mins|00 to|000000 0|0000s|00p txt|a free|added to|amazing things|are ready|believe it|blow your|but it's|from o0fwd|from the|g now|holder|housewives|include 0|incredible txts|is free|it's incredible|it's true|just call|landlines|learn truly|local|mind from|national|new tones|not|now to|o0fwd only|only 00p|open the|please call|rate|reply g|sent you|texting|that will|things that|to be|to claim|to get|to learn|true it's|truly amazing|txts reply|will blow|won't believe|you are|you won't|your mind|your tone
9|0 you|0st|balance|for terms|guess who|hi its|instructions|is being|mob|please|to|to give|us|valid
10|0 new|0000000|a simple|all i|am i|be the|downloads for|first time|get a|hey i|i'm waiting|message please|new message|sat|selection of|simply|sony|the next|thinks|today's|u fancy|with you|yo yo
11|0 reply|0 v|00000000000000p per|and on|arcade|begin|created|currently|from 0|learn|ltd 00000000000000p|mins|msg reply|netcollex ltd|per msg|polys|reply stop|ringtones|sat night|secret|settings|simple|support|the first|to end|will b|you can|your next
12|0 00|0 questions|a link|admirer|among readers|answer 0|be your|bluetooth|book 0|click|collection|fancy|first among|for free|friend 0|from a|harry answer|harry potter|made|naked|newest harry|no 0|o0|on sale|order of|phoenix book|potter and|questions chance|reply harry|reveal|sexy|smith|the newest|the order|the phoenix|till 0pm|time i|voucher|win the|you see
13|be with|biz|during the|guess|have 0|hot|min|now on|orange|see me|see the|to chat|to unsubscribe|you send
14|0 end|0 minmobsmorelkpobox000hp00fl|amazing|blow|c's|channel|conditions|dvd|for our|from there|have not|hit the|include|incredible|o0fwd|ok|on 00000000000|operator|our members|see|should be|this week|txts|we will
15|000 0000|0000 000|00hrs|awaiting|day|direct|for me|freephone 0000|it|lets you|message from|text stop|the|within
16|at the|hotel|live|ordered|questions|reply real|sex|thanks to|use your|with your
17|000p|calls 0|fast|hubby|o|pass|the day|to you|tone
18|chance to|downloads|fone|for 00|out from|selection|send a|they're|word
19|00000000000000p|about 00|chance|crazy|during|enough|find out|goal|me i|netcollex|opinions|terms|you made
20|but u|claim|games with|is high|know where|network|never been|not know|stop to|tickets|to begin|well
21|among|great|harry|in a|in you|is a|lets|made it|messages|newest|on your|page|phoenix|picture|potter|readers|sale|special for|thurs|you came
22|0 free|00am|a 0|book|came in|game|hit|i won't|monthly|much fun|r|reply with|selling|sending|until you|we'll have
23|charged|liverpool|members|red
24|answer|babe|collect your|email|end reply|for a|minmobsmorelkpobox000hp00fl
25|and great|in about|name|start|to collect|unsubscribe|you will
26|adult|did|do you|eve|freephone|link to|paid|time for|tv|you ever
27|asp|chat|goto|premium|this week's
28|be|calls|find|high|ignore|night|old|the word|who is
29|0000 cash|a 0000|how come|it takes|until|wants to|when you're
30|a b|all night|and send|b or|become a|definitely|did you|is not|or c|paying|sept|visit|welcome
31|00th|chasing|check|come it|energy|just text|ok on|text the|who wants|will be
32|c|check out|movie|stop|wap|we'll|who|your babe
33|age|august|customer service|forget|listen to|notice that|unique|w|you|you is
34|00p|ans|helen|horny|now|reply end
35|a real|came|club|do|or|to the|txt|use
36|call 00000000000|fri
37|is an|pc|than|win a|you're
38|blue|ever|green|msg|running|sms ac
39|fun|little|released|your mobile
40|g|special|strong|you hear
41|ladies|order|out|themob|years
42|all of|collect|message is|question|realize
43|000000
44|about the|comes with|driving|stay|with all
45|b|to 00000|worth
46|died|july|won't
47|freemsg|of the|or a|tones|week's
48|about|by|takes|truly
49|phone|wants
50|0day|i have
51|number|repeat
52|accordingly|anyone|become|xmas
53|dark|do i|film|money|responding|waiting for|warm
54|all|cash|content|listen
55|customer|faster|for your
56|co uk|http|i do|notice
57|games|money i|sunshine|this|this message
58|free|the new
59|have
60|and|you have
61|choose|of|prize
64|com|hear|important
65|ac
66|have won|link|low|send
67|for|mobile|to your
68|end|wot
69|around|cost
70|enjoy
71|brought|www
72|shortly
74|ringtone|stuff
75|real
76|since|win
77|service
78|girls
79|waiting
82|comes
83|with
89|an|message
91|sms
92|ltd
95|call
96|co
99|everyone
100|uk
109|0 0
110|from
111|0
115|won
116|next
119|00|new
126|00000
128|00000000000
138|0000
152|your
168|reply
215|000`

/** Word or pair of words of a text message, every digit as 0 → weight. */
export function wordWeights(): [string, number][] {
  return LINES.split('\n').flatMap(line => {
    const [hundredths = '0', ...features] = line.split('|')
    return features.map((feature): [string, number] => [feature, Number(hundredths) / 100])
  })
}
