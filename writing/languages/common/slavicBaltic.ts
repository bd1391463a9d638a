/** Common words of the Slavic and Baltic languages. */
export const slavicBaltic = {
  ru: `и в не на что с он как это по но они я мы вы она за из к от для у о же все так его был была было были быть есть мне если или ее их ему
    только уже еще ещё когда даже может нет да до после при под над без через между очень где кто чтобы этот эта эти этого тот та те того который
    которая которые которых также время год года лет день человек люди жизнь мир дом город страна дело раз два три первый новый большой можно
    нужно надо сказал говорит знать может могут будет будут сейчас теперь здесь там тоже потом потому себя свой своей нас вас меня тебя чем`,
  uk: `і в не на що з він як це по але вони я ми ви вона за із до від для у про ж все так його був була було були бути є мені якщо або її їх йому
    тільки вже ще коли навіть може немає та після при під над без через між дуже де хто щоб цей ця ці цього той ті того який яка які яких також
    час рік року років день людина люди життя світ дім місто країна справа раз два три перший новий великий можна треба сказав каже знати можуть
    буде будуть зараз тепер тут там теж потім тому себе свій нас вас мене тебе чим й україни україна`,
  be: `і ў не на што з ён як гэта па але яны я мы вы яна за да ад для у пра ж усё так яго быў была было былі быць ёсць мне калі або яе іх яму толькі
    ужо яшчэ нават можа няма ды пасля пры пад над без праз паміж вельмі дзе хто каб гэты гэтая гэтыя гэтага той тыя таго які якая якія якіх таксама
    час год года гадоў дзень чалавек людзі жыццё свет дом горад краіна справа раз два тры першы новы вялікі можна трэба сказаў кажа ведаць могуць
    будзе будуць зараз цяпер тут там потым таму сябе свой нас вас мяне цябе чым беларусі беларускай`,
  bg: `и в не на че с той как това по но те аз ние вие тя за от до при към у се си са съм е беше бяха бъде има няма ми ако или му им само вече още
    когато дори може да след под над без през между много къде кой за да този тази тези това онзи който която които също време година години
    ден човек хора живот свят дом град страна нещо веднъж два три първи нов голям трябва каза казва знае могат ще сега тук там после защото себе
    свой нас вас мен теб какво така всички всичко ги го я ли българия българския`,
  mk: `и во не на дека со тој како ова по но тие јас ние вие таа за од до при кон у се си сум е беше беа биде има нема ми ако или му им само веќе
    уште кога дури може да после под над без низ меѓу многу каде кој за да овој оваа овие тоа оној што која кои исто време година години ден
    човек луѓе живот свет дом град земја нешто еднаш два три прв нов голем треба рече вели знае можат ќе сега тука таму потоа бидејќи себе свој
    нас вас мене тебе така сите сè ги го ја ли македонија македонски нив неговата нивната`,
  sr: `и у не на да са он као ово по али они ја ми ви она за од до при ка се су сам је био била било били бити има нема ми ако или му им само већ још
    када чак може после под над без кроз између веома где ко овај ова ови то онај што који која које којих такође време година године дан човек
    људи живот свет дом град земља нешто једном два три први нов велики треба рекао каже знати могу ће сада овде тамо потом јер себе свој нас вас
    мене тебе тако сви све га ју ли његов њихов србија српски према који због током`,
  'sr-Latn': `i u ne na da sa on kao ovo po ali oni ja mi vi ona za od do pri se su sam je bio bila bilo bili biti ima nema ako ili mu im samo već još
    kada čak može posle pod nad bez kroz između veoma gde ko ovaj ova ovi to onaj što koji koja koje kojih takođe vreme godina godine dan čovek
    ljudi život svet dom grad zemlja nešto jednom dva tri prvi nov veliki treba rekao kaže znati mogu će sada ovde tamo potom jer sebe svoj nas
    vas mene tebe tako svi sve ga ju li njegov njihov srbija srpski prema zbog tokom uvek ovde`,
  hr: `i u ne na da sa on kao ovo po ali oni ja mi vi ona za od do pri se su sam je bio bila bilo bili biti ima nema ako ili mu im samo već još
    kada kad čak može poslije nakon pod nad bez kroz između vrlo gdje tko ovaj ova ovi to onaj što koji koja koje kojih također vrijeme godina
    godine dan čovjek ljudi život svijet dom grad zemlja nešto jednom dva tri prvi nov veliki treba rekao kaže znati mogu će sada ovdje tamo potom
    jer sebe svoj nas vas mene tebe tako svi sve ga ju li njegov njihov hrvatska hrvatski prema zbog tijekom uvijek tjedan tisuća općina uporabu
    glede unatoč zajedno stoljeća kolovoza srpnja lipnja svibnja travnja ožujka veljače siječnja rujna listopada studenoga prosinca tvrtka`,
  bs: `i u ne na da sa on kao ovo po ali oni ja mi vi ona za od do pri se su sam je bio bila bilo bili biti ima nema ako ili mu im samo već još
    kada čak može poslije nakon pod nad bez kroz između vrlo gdje ko ovaj ova ovi to onaj što koji koja koje kojih također takođe vrijeme godina
    godine dan čovjek ljudi život svijet dom grad zemlja nešto jednom dva tri prvi nov veliki treba rekao kaže znati mogu će sada ovdje tamo potom
    jer sebe svoj nas vas mene tebe tako svi sve ga ju li njegov njihov bosna hercegovina bosne hercegovine bih bosanski sarajevo sarajevu
    prema zbog tokom uvijek sedmica sedmice hiljada hiljade opština općina historija historije lahko januara februara marta aprila maja juna jula
    augusta septembra oktobra novembra decembra federacije kantona`,
  sl: `in v ne na da je z on kot to po ali pa oni jaz mi vi ona za od do pri k se so sem bil bila bilo bili biti ima nima če mu jim samo že še ko
    kdaj celo lahko po pod nad brez skozi med zelo kje kdo ta te ti tega oni ki katera kateri tudi čas leto leta let dan človek ljudje življenje
    svet dom hiša mesto država nekaj enkrat dva tri prvi nov velik treba rekel pravi vedeti morajo bo bodo zdaj tukaj tam potem ker sebe svoj nas
    vas mene tebe tako vsi vse ga jo ali njegov njihov slovenija slovenski sta bi kaj saj vendar`,
  cs: `a v ne na že s on jak to po ale oni já my vy ona za od do při k se jsou jsem je byl byla bylo byli být má nemá mi pokud nebo mu jim jen už
    ještě když dokonce může pod nad bez přes mezi velmi kde kdo aby ten ta ty toto tento tato tyto který která které kterých také čas rok roku let
    den člověk lidé život svět dům město země něco jednou dva tři první nový velký třeba řekl říká vědět mohou bude budou nyní teď zde tam potom
    protože sebe svůj nás vás mě tebe tak všichni vše ho ji jeho jejich více jako pro což proto proti podle kdy co bych by si ve ze`,
  sk: `a v ne na že s on ako to po ale oni ja my vy ona za od do pri k sa sú som je bol bola bolo boli byť má nemá mi ak alebo mu im len už ešte keď
    dokonca môže pod nad bez cez medzi veľmi kde kto aby ten tá tie toto tento táto tieto ktorý ktorá ktoré ktorých tiež čas rok roku rokov deň
    človek ľudia život svet dom mesto krajina niečo raz dva tri prvý nový veľký treba povedal hovorí vedieť môžu bude budú teraz tu tam potom
    pretože seba svoj nás vás mňa teba tak všetci všetko ho ju jeho ich viac pre čo preto proti podľa kedy by si vo zo ktoré slovenska`,
  pl: `i w nie na że z on jak to po ale oni ja my wy ona za od do przy k się są jestem jest był była było byli być ma mi jeśli lub albo mu im tylko
    już jeszcze gdy kiedy nawet może pod nad bez przez między bardzo gdzie kto aby żeby ten ta te tego który która które których także również
    czas rok roku lat dzień człowiek ludzie życie świat dom miasto kraj coś raz dwa trzy pierwszy nowy wielki trzeba powiedział mówi wiedzieć mogą
    będzie będą teraz tu tutaj tam potem ponieważ siebie swój nas was mnie ciebie tak wszyscy wszystko go ją jego ich więcej dla co dlatego
    przeciw według oraz jako o u we ze czy niż są został`,
  lt: `ir į ne na kad su jis kaip tai po bet jie aš mes jūs ji už iš nuo iki prie yra buvo būti turi nėra man jei arba jam jiems tik jau dar kai net
    gali be per tarp labai kur kas šis ši šie tas kuris kuri kurie taip pat laikas metai metų diena žmogus žmonės gyvenimas pasaulis namas miestas
    šalis vienas du trys pirmas naujas didelis reikia sakė sako žinoti bus dabar čia ten nes save savo mus jus mane tave taip visi viskas ją jį
    jo jos jų daugiau dėl o ar apie lietuvos lietuvių ant pagal prieš buvo`,
  lv: `un uz ne no ka ar viņš kā tas pēc bet viņi es mēs jūs viņa par līdz pie ir bija būt nav man ja vai viņam viņiem tikai jau vēl kad pat var bez
    caur starp ļoti kur kas šis šī šie kurš kura kuri arī laiks gads gadu gada diena cilvēks cilvēki dzīve pasaule māja pilsēta valsts viens divi
    trīs pirmais jauns liels vajag teica saka zināt būs tagad šeit tur jo sevi savu mūs jūs mani tevi tā visi viss to viņu vairāk dēļ latvijas
    latviešu gan kā tika tiek pret tad`,
  ltg: `i un iz nu ka ar jis kai tys piec bet jī es mes jius jei par da pi ir beja byut nav maņ ja voi tik jau vēļ kod var bez caur storp cīši kur kas
    itys itei kurs kura ari laiks gods goda dīna cylvāks cylvāki dzeive pasauļs sāta piļsāta vaļsts vīns div treis pyrmais jauns lels vajag
    saceja soka zynuot byus niu ite tī sevi sovu myus maņ tai vysi vyss latgalīšu latgola volūda`,
} as const
