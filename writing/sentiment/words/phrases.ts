/** Phrases whose meaning differs from that of their words, with the valence of the whole. */
export const opinionPhrases: readonly (readonly [number, string])[] = [
  [
    3,
    `to die for|blown away|blew me away|blows away|knocks it out of the park|hit the spot|hits the spot|can't go wrong|can't beat|
    second to none|five stars|5 stars|two thumbs up|2 thumbs up|thumbs up|must see|must buy|must try|must visit|must go|must watch|a must|
    highly recommend|highly recommended|strongly recommend|won't be disappointed|not be disappointed|wasn't disappointed|was not disappointed|
    never disappointed|not disappoint|never disappoint|never disappoints|doesn't disappoint|didn't disappoint|won't disappoint|couldn't be happier|
    could not be happier|couldn't be more|could not be more|couldn't be better|can't be better|couldn't ask for|couldn't have asked|can't get enough|can't say enough|
    cannot say enough|can not say enough|can't wait|cannot wait|can't stop|no complaints|no complaint|no regrets|top of the line|state of the art|
    exceeded my expectations|exceeds expectations|exceeded expectations|beyond my expectations|without a hitch|works like a charm|like a charm|like a glove|
    never fails|never failed|never ceases|never gets old|never been happier|never had better|never been better|never tasted better|never had a problem|
    edge of my seat|edge of your seat|out of this world|life saver|above and beyond|melt in your mouth|melts in your mouth|melted in my mouth|
    cooked to perfection|to perfection|hidden gem|crystal clear|worth every penny|well worth|blast|in awe|in love with|fell in love|fall in love|
    top notch|first rate|world class|knocked my socks off|made my day|one of the best|the best i've|the best i have|best ever|best of all|of all time|
    mind blowing|moved me to tears|moved to tears|work of art|tour de force|pleasantly surprised|nothing but praise|nothing but good`,
  ],
  [
    2,
    `worth it|worth the money|worth the price|worth seeing|worth watching|worth checking|worth a try|worth the wait|worth the drive|worth the trip|
    will be back|i'll be back|we'll be back|be back|be going back|coming back|come back again|go back again|will go back|will come back|will return|would return|
    would go back|will definitely be back|be returning|return next|order again|order from them again|buy again|buy another|bought another|again and again|every time i'm in|
    keep up the good work|great job|good job|well done|nice work|nice job|gets the job done|does the job|did the job|does its job|job done|does exactly what|does what it|
    just what i|exactly what i|exactly as|just as described|as advertised|as described|total package|check it out|give it a try|give it a shot|give this one a look|
    give it a go|place to go|go to place|place to be|big fan|huge fan|holds up|holds a charge|held up|long lasting|crisp and clear|loud and clear|easy to use|easy to|
    user friendly|reasonably priced|good value|great value|good price|great price|good deal|great deal|bang for the buck|bang for your buck|no doubt|not bad|not too bad|
    isn't bad|wasn't bad|not a bad|no problems|no problem|no issues|no issue|no trouble|never had any|so far so good|plug and play|thank you|thanks for|right away|in no time|
    on time|on point|spot on|wish you the best of luck|wish you good luck|good luck with your|best of luck with your|don't miss|do not miss|miss it|do yourself a favor|ahead of schedule|look forward|looking forward|well made|well done|well written|well acted|
    well built|well designed|well cooked|well prepared|well worth it|works well|work well|worked well|works great|works fine|works perfectly|works as|nothing bad|a riot|hands down|
    hole in one|great time|good time|had fun|in heaven|glad i|better than any|better than most|better than expected|better than i expected|four stars|4 stars|beats the|hard to beat|hard to find a better|hard to find better|hard to imagine a better|
    difficult to find a better|hard to top`,
  ],
  [
    0,
    `as well|kind of|sort of|great deal of|hot dog|hot dogs|hot sauce|hot chocolate|pretty much|no other|no longer than|dear sir|best friend|best friends|good morning|good afternoon|
    good evening|good night|used to|like to|not only|not just|no matter|no one else|at best buy|free of charge|make sure|for sure|not sure|hard rock|hard drive|hard disk|at least|
    your flat|my flat|our flat|the flat|shared folder|shared drive|shared document|shared file|approved by|soap operas|play station|super bowl|well as|no wonder|how well|lost in|fine dining|happy hour|happy hours|sweet potato|sweet potatoes|funny bone|will never forget|never forget|no reason to|no reason for|could be worse|could have been worse|could have been much worse|could have been a lot worse|could have been far worse|could be much worse|
    no trace|no sign|no signs|no evidence|no need|no hint|no cause|no idea how|impossible not to|hard not to|difficult not to|can't help but|cannot help but|couldn't help but|could not help but|cool down|last but not least|yours truly`,
  ],
  [
    -1.2,
    `hard to|difficult to|had to|too much|too many|too small|too big|too long|too short|too loud|too slow|too hard|too tight|too low|too high|too far|too close|no longer|not much|
    not that|not so|not enough|not even|could be better|used to be|half hour|the only thing|only complaint|needs work|needs improvement|short battery|low volume|buttons are|out of date|
    in vain|i guess|for nothing|supposed to|instead of|just another|out of place|fell off|falls off|falls out|fell out|fall out|comes off|came off|so what|only once|at first`,
  ],
  [
    -2.3,
    `better off|could have been better|could've been better|should have been|should be better|should have known|better than this|better than these|better than that|than this one|
    than this movie|than this place|than this film|expected better|expected more|expect better|expect more|nothing special|nothing great|nothing new|nothing more than|nothing to|nothing at all|
    nothing in|nothing about|not worth|isn't worth|wasn't worth|not impressed|wasn't impressed|not good|not great|not very good|not so good|not that good|isn't good|wasn't good|
    not recommend|wouldn't recommend|would not recommend|don't recommend|do not recommend|can't recommend|cannot recommend|below average|below par|not up to|under par|too bad|
    too expensive|too pricey|no way|no reason|no point|no plot|no story|no flavor|no flavour|no taste|no sense|no idea|no thanks|no luck|no help|no service|no signal|no reception|no apology|
    not working|not work|doesn't work|does not work|didn't work|did not work|don't work|do not work|won't work|stopped working|stop working|quit working|never worked|never works|barely works|hardly works|
    doesn't fit|does not fit|didn't fit|doesn't hold|does not hold|won't hold|won't stay|doesn't stay|does not stay|won't charge|doesn't charge|not fit|not hold|not stay|fell apart|falls apart|
    falling apart|fall apart|fall flat|falls flat|fell flat|came apart|broke after|broke within|broke in|let down|lets down|let me down|stay away|steer clear|go elsewhere|look elsewhere|think twice|
    somewhere else|go else where|save your money|save your time|keep your money|saved my money|get what you pay|should be ashamed|over an hour|waited an hour|waiting for|still waiting|hours of my life|minutes of my life|
    that 90 minutes|my money back|money back|sub par|only redeeming|one star|1 star|two stars|2 stars|zero stars|no stars|thumbs down|make no sense|makes no sense|made no sense|what a shame|sent back|send it back|
    sent it back|take it back|took it back|taking it back|return it|returned it|returning it|leaves a lot|left a lot|lot to be desired|much to be desired|not my idea|out of luck|out of business|what a joke|a joke|was a joke|is a joke|
    lost the love|good luck|best of luck|yeah right|far from|anything but|as if|sick of|tired of|fed up|plot holes|holes in the plot|walk out|walked out|fell asleep|fall asleep|put me to sleep|turned it off|
    dropped calls|drops calls|dropping calls|poor quality|low quality|poor reception|cheaply made|cheap plastic|cheap looking|false advertising|bait and switch|buyer beware|food poisoning|never came|wrong order|
    wish i had|wish i could|i wish|fails to|failed to|lack of|lacks of|hard to believe|hard to hear|can't hear|cannot hear|can't understand|ripped off|rip off|run away|passed on|passed up|hour wait`,
  ],
  [
    -3.2,
    `not be back|won't be back|never be back|not go back|never go back|won't go back|wouldn't go back|not be going back|won't be going back|not be returning|won't be returning|won't be revisiting|never again|never going back|
    never coming back|not coming back|never return|won't return|wouldn't return|not return|not come back|won't come back|never ever|last time i|don't go|do not go|don't bother|do not bother|not bother|don't waste|do not waste|
    don't buy|do not buy|not buy|never buy|won't buy|wouldn't buy|not buying|don't even|avoid at all costs|avoid this|by all means avoid|would not buy|would never|will never|
    waste of|a waste|waste of time|waste of money|waste of film|waste your time|waste your money|wasted my time|wasted my money|waste my time|waste my money|complete waste|total waste|piece of junk|piece of crap|piece of garbage|
    piece of trash|piece of shit|worst ever|the worst|one of the worst|worst i've|worst i have|complete crap|biggest disappointment|huge disappointment|big disappointment|customer no service|zero customer service`,
  ],
]
