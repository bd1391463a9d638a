/** Common regular verbs. Their forms are recognized whatever tag they get in a broken sentence. */
export const regularVerbs = `
abandon abolish absorb abuse accelerate accept access accompany accomplish account accumulate accuse achieve acknowledge
acquire act activate adapt add address adjust administer admire admit adopt advance advertise advise affect afford age
agree aim alarm alert allocate allow alter amaze amend amount amuse analyse analyze announce annoy answer anticipate
apologise apologize appeal appear apply appoint appreciate approach approve argue arrange arrest arrive ask assemble
assess assign assist associate assume assure attach attack attain attempt attend attract attribute avoid award bake
balance ban base bathe battle beg behave believe belong benefit blame blend bless block board boast boil bomb book boost bore
borrow bother bounce bow breathe brush burn bury calculate call calm camp cancel capture care carry carve cause cease
celebrate challenge change charge chase chat cheat check cheer chew circulate cite claim clarify classify clean clear
climb close coach collaborate collapse collect combine comfort command comment commit communicate compare compel compete
compile complain complete complicate compose compute conceal concentrate concern conclude conduct confess confine confirm
conflict confront confuse congratulate connect conquer consider consist constitute construct consult consume contact
contain contemplate continue contract contrast contribute control convert convey convict convince cook cool cooperate cope
copy correct correspond corrupt cough count cover crack crash crawl create criticise criticize cross crowd cry cultivate
cure curse customize damage dance dare date debate decay deceive decide declare decline decorate decrease dedicate defeat
defend define delay delegate delete deliver demand demonstrate deny depart depend deposit derive describe deserve design
desire destroy detect determine develop devote die differ dine dip direct disagree disappear disappoint discipline
discount discourage discover discuss dislike dismiss display dispose dispute distinguish distribute disturb dive divide
divorce dominate donate double doubt download drag drain dress drift drop drown dry dump earn ease edit educate elect
eliminate embed imbed embarrass embrace emerge emphasise emphasize employ empty enable encounter encourage end endure enforce engage
enhance enjoy enlarge ensure enter entertain equip escape establish estimate evaluate evolve examine exceed exchange
excite exclude excuse execute exercise exhaust exhibit exist expand expect experience experiment explain explode exploit
explore export expose express extend face facilitate fade fail fasten favor favour fear feature fetch fight file fill film
finance finish fire fit fix flash float flood flow flourish fold follow fool force form formulate foster found frame
frighten frustrate fry fulfil fulfill fund gain gamble gather gaze generate glance govern grab graduate grant greet
guarantee guard guess guide hand handle happen harm harvest hate heal heat help hesitate highlight hire honor honour hope
host house hug hunt hurry identify ignore illustrate imagine imitate impact implement imply import impose impress improve
include incorporate increase indicate infect influence inform inherit inhibit initiate injure innovate insist inspect
inspire install instruct insult insure integrate intend interact interest interfere interpret interrupt intervene
interview introduce invade invent invest investigate invite involve iron isolate issue join joke judge jump justify kick
kill kiss knock label lack land last laugh launch learn lecture legalize lessen license lift like limit line link list
listen live load loan locate lock log long look love lower maintain manage manipulate manufacture march mark market marry
master match matter measure melt memorize memorise mention merge migrate mind minimise minimize miss mix model modify
monitor motivate mount move multiply murder name need neglect negotiate note notice notify nurse obey object oblige
observe obtain occupy occur offend offer open operate oppose opt order organise organize originate overlook owe own pack
paint park participate pass pause perceive perform permit persist persuade phone photograph pick place plan plant play
please plead point polish pollute post postpone pour practice practise praise pray preach precede predict prefer prepare
prescribe present preserve press pretend prevail prevent print proceed process produce profit progress prohibit project
promise promote pronounce propose prosper protect protest provide provoke publish pull punish purchase pursue push
qualify question quote race rain raise range rank rate reach react realise realize receive recognise recognize recommend
record recover recruit recycle reduce refer reflect reform refuse regain regard register regret regulate reinforce reject
relate relax release rely remain remark remember remind remove renew rent repair repeat replace reply report represent
request require rescue research resemble reserve reside resign resist resolve respect respond rest restore restrict result
retain retire retrieve return reveal review revise reward risk rob roll ruin rule rush sacrifice satisfy save scan scare
schedule score scream screen search secure select separate serve settle shape share shave shift shock shop shout sigh sign
signal simplify skip smile smoke snow socialise socialize solve sort sound spare spark specialise specialize specify spoil
sponsor stabilize stare start starve state stay step stimulate stop store strengthen stress stretch struggle study submit
substitute succeed suffer suggest suit sum supervise supply support suppose surf surprise surround survey survive suspect
suspend sustain switch sympathise sympathize talk tap target taste tax tire top tempt tend terminate test thank threaten tie tour
touch trace track trade train transfer transform translate transmit transport trap travel treat trigger trouble trust try
tune turn type undermine unite update upgrade upload urge use utilise utilize vaccinate value vanish vary view violate
visit volunteer vote wait walk wander want warm warn wash waste watch water wave weaken weigh welcome whisper widen wish
witness wonder work worry worsen worship wrap yell yield
`
