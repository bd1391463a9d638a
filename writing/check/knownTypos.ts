/** Well-known misspellings with a single correction: `wrong:right`, lower case. */
const pairs = `
abit:a~bit abscence:absence absense:absence acceptible:acceptable accessable:accessible
accidently:accidentally accomodate:accommodate accomodation:accommodation accross:across acheive:achieve
acheived:achieved acheivement:achievement acknowlegde:acknowledge acknowlege:acknowledge
acomplish:accomplish acording:according acquaintence:acquaintance actualy:actually addres:address
adress:address adresses:addresses advertisment:advertisement aggresive:aggressive agian:again
agreeement:agreement agressive:aggressive allready:already alltogether:altogether allways:always
almsot:almost alot:a~lot amature:amateur ammount:amount analize:analyze anual:annual aparent:apparent
apparant:apparent apperance:appearance appriciate:appreciate apreciate:appreciate aproach:approach
aproximately:approximately arent:aren't arguement:argument arround:around assasination:assassination
assistence:assistance aswell:as~well athiest:atheist atleast:at~least attemp:attempt attendence:attendance
availabe:available availible:available avaliable:available aweful:awful awfull:awful basicaly:basically
basicly:basically beacuse:because beautifull:beautiful beautifuly:beautifully becasue:because
becomming:becoming becouse:because becuase:because befor:before begining:beginning beleive:believe
beleived:believed belive:believe benefical:beneficial benifit:benefit bizzare:bizarre buisness:business
busness:business bussiness:business calender:calendar carefull:careful carreer:career catagory:category
categorys:categories cemetary:cemetery changable:changeable charachter:character charcter:character
choosen:chosen colleage:colleague collegue:colleague collegues:colleagues comitted:committed
comittee:committee comming:coming commited:committed commitee:committee committment:commitment
comparision:comparison compleatly:completely completley:completely completly:completely concensus:consensus
concieve:conceive concious:conscious consistant:consistent contraversial:controversial controled:controlled
convienient:convenient convinient:convenient coud:could couldnt:couldn't cuold:could curently:currently
curiousity:curiosity decieve:deceive decison:decision defiantely:definitely definate:definite
definately:definitely definatly:definitely definitly:definitely delievery:delivery describtion:description
desicion:decision desparate:desperate desperatly:desperately develope:develop developement:development
developped:developed didnt:didn't diferent:different differance:difference diffrence:difference
diffrent:different dilemna:dilemma disapear:disappear disapoint:disappoint disapointed:disappointed
discribe:describe dissapear:disappear dissapoint:disappoint dissapointed:disappointed doesnt:doesn't
donot:do~not dont:don't eachother:each~other easly:easily ecomony:economy effecient:efficient
efficent:efficient embarass:embarrass embarassed:embarrassed embarassing:embarrassing embarras:embarrass
emmigrate:emigrate enought:enough enviroment:environment enviromental:environmental equiptment:equipment
especialy:especially espically:especially essencial:essential everytime:every~time exagerate:exaggerate
excelent:excellent excercise:exercise excersise:exercise excitment:excitement exellent:excellent
exept:except existance:existence expecially:especially experiance:experience expirience:experience
explaination:explanation extreem:extreme extremly:extremely facinating:fascinating familar:familiar
familier:familiar fasinating:fascinating febuary:February feild:field finaly:finally finnaly:finally
firend:friend forein:foreign foriegn:foreign fourty:forty foward:forward freind:friend freindly:friendly
freinds:friends frequentley:frequently furthur:further futher:further garantee:guarantee gaurantee:guarantee
gaurd:guard generaly:generally goverment:government govermnent:government gramatical:grammatical
grammer:grammar gratefull:grateful greatful:grateful guidence:guidance hadnt:hadn't happend:happened
happenned:happened harrass:harass harrassment:harassment hasnt:hasn't havent:haven't heighth:height
heigth:height helpfull:helpful helth:health hense:hence hieght:height higest:highest highschool:high~school
hopefuly:hopefully hopeing:hoping hte:the humerous:humorous hygene:hygiene hypocracy:hypocrisy
identicle:identical imediately:immediately immediatley:immediately immediatly:immediately
importand:important importent:important incase:in~case incidently:incidentally independant:independent
indispensible:indispensable infact:in~fact infomation:information inital:initial innoculate:inoculate
inorder:in~order inspite:in~spite inteligent:intelligent interesing:interesting interupt:interrupt
intrested:interested intresting:interesting irrelevent:irrelevant irresistable:irresistible isnt:isn't
jelous:jealous jewlery:jewelry knowladge:knowledge knowledgable:knowledgeable knowlege:knowledge
labratory:laboratory langauge:language languge:language lenght:length liason:liaison libary:library
liesure:leisure likly:likely lisence:license maintainance:maintenance maintenence:maintenance
managment:management manuever:maneuver mariage:marriage marraige:marriage medcine:medicine medecine:medicine
memmory:memory milennium:millennium millenium:millennium minature:miniature miniscule:minuscule
mischievious:mischievous mispell:misspell mispelled:misspelled misspel:misspell morgage:mortgage
mountian:mountain naturaly:naturally necassary:necessary neccesary:necessary neccessary:necessary
necesary:necessary necessery:necessary negociate:negotiate nessecary:necessary nieghbor:neighbor
ninty:ninety noone:no~one noticable:noticeable nowdays:nowadays obvoius:obvious ocasion:occasion
occasionaly:occasionally occassion:occasion occassionally:occasionally occurance:occurrence occured:occurred
occurence:occurrence occuring:occurring ocurred:occurred ofcourse:of~course offical:official
oficial:official opertunity:opportunity opinon:opinion oportunity:opportunity oppinion:opinion
oppurtunity:opportunity orginal:original originaly:originally orignal:original paralel:parallel
parliment:parliament parrallel:parallel particulary:particularly particurly:particularly pasttime:pastime
peice:piece peopel:people peple:people percieve:perceive perfomance:performance performence:performance
permanant:permanent permenant:permanent persistant:persistent personaly:personally personell:personnel
persue:pursue phenomenom:phenomenon plesant:pleasant poeple:people posession:possession possable:possible
possibilty:possibility potatos:potatoes practicaly:practically preceeding:preceding prefered:preferred
prefering:preferring presance:presence privelege:privilege privilage:privilege priviledge:privilege
probaly:probably problably:probably probly:probably proccess:process profesional:professional
professer:professor proffesional:professional proffessional:professional promiss:promise
pronounciation:pronunciation proove:prove psycology:psychology publically:publicly publicaly:publicly
purchace:purchase purpous:purpose pursuade:persuade quarentine:quarantine questionaire:questionnaire
quetion:question realy:really reccomend:recommend reccomended:recommended reccommend:recommend
reciept:receipt recieve:receive recieved:received recieves:receives recieving:receiving recomend:recommend
recomended:recommended reconize:recognize rediculous:ridiculous referance:reference refered:referred
refering:referring relavent:relevant relevent:relevant religous:religious rember:remember remeber:remember
remembrence:remembrance repetion:repetition repitition:repetition resistence:resistance
responsability:responsibility responsable:responsible responsibilty:responsibility restarant:restaurant
restaraunt:restaurant resturant:restaurant ridiculus:ridiculous rythem:rhythm rythm:rhythm
sacrafice:sacrifice saftey:safety safty:safety sandwhich:sandwich satelite:satellite saterday:Saturday
scedule:schedule schedual:schedule secratary:secretary secretery:secretary seige:siege sence:sense
sentance:sentence sentances:sentences seperate:separate seperated:separated seperately:separately
seperation:separation severly:severely shcool:school shedule:schedule shoud:should shouldnt:shouldn't
sieze:seize similer:similar similiar:similar simular:similar sincerley:sincerely sincerly:sincerely
skilfull:skillful soley:solely someting:something somewere:somewhere somthing:something sophmore:sophomore
speach:speech specificaly:specifically sponser:sponsor stategy:strategy stoping:stopping strenght:strength
stuborn:stubborn studing:studying succede:succeed succesful:successful succesfull:successful
succesfully:successfully successfull:successful suceed:succeed sucesful:successful sucess:success
sucessful:successful supercede:supersede supposably:supposedly suprise:surprise suprised:surprised
suprising:surprising surfice:surface surley:surely surveilance:surveillance suspicous:suspicious
synonomous:synonymous technologys:technologies tecnologies:technologies tecnology:technology teh:the
tehir:their thankyou:thank~you thats:that's theif:thief theres:there's heres:here's wheres:where's themselfes:themselves themselfs:themselves
theyre:they're thier:their thnig:thing thoery:theory thoughout:throughout thougth:thought throught:through
thruout:throughout thursady:Thursday tobbaco:tobacco togather:together togehter:together tommorow:tomorrow
tommorrow:tomorrow tomorow:tomorrow tounge:tongue tradgedy:tragedy tranfer:transfer transfered:transferred
truely:truly trully:truly tuseday:Tuesday twelth:twelfth tyrany:tyranny underate:underrate
unfortunatley:unfortunately unfortunatly:unfortunately unfortunely:unfortunately unfortunetly:unfortunately
universitys:universities unneccessary:unnecessary unnecesary:unnecessary untill:until unusall:unusual
upto:up~to usally:usually usefull:useful usualy:usually vaccum:vacuum vacume:vacuum valueable:valuable
vegatarian:vegetarian vegtable:vegetable vegtables:vegetables vehical:vehicle vehicule:vehicle
visable:visible volounteer:volunteer wasnt:wasn't wednsday:Wednesday wellcome:welcome wendesday:Wednesday
wensday:Wednesday werent:weren't wether:whether whats:what's whcih:which whereever:wherever wheter:whether
whitch:which wholely:wholly wich:which wierd:weird wiht:with witht:with wonderfull:wonderful woud:would
wouldnt:wouldn't wouldve:would've wriet:write writen:written writting:writing wroking:working yeild:yield
yesturday:yesterday youre:you're yourselfs:yourselves youself:yourself
couldve:could've shouldve:should've mightve:might've mustve:must've theyve:they've weve:we've youve:you've
theyll:they'll youll:you'll itll:it'll thatll:that'll theyd:they'd youd:you'd whod:who'd
mightnt:mightn't mustnt:mustn't neednt:needn't oughtnt:oughtn't oclock:o'clock`

/** Misspelling → correct spelling. */
export const knownTypos: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/\s+/)
    .map(pair => pair.replaceAll('~', ' ').split(':'))
    .flatMap(([wrong, right]) => (wrong && right ? [[wrong, right] as const] : [])),
)
