/** Common words of the Germanic languages. */
export const germanic = {
  en: `the of and to in a is that it for was on with as be at by this have from or one had not but what all were when we there can an your which
    their if will each about how up out them then she many some so these would other into has more two like him see time could no make than
    first been its who now people my made over did down only way find use may water long little very after words where most know our just
    because any same should much before through too also back good even here well still must between never under last while might next off
    you he his her they i me us are do does said say go get come think want new year day work life world government`,
  de: `der die das und ist in zu den von mit für auf nicht ein eine einer eines einem einen des dem sich im es an er sie wir ihr ich du auch als
    war wird werden wurde wurden hat haben hatte hatten sein sind aus bei nach um am über wie oder aber nur noch kann können konnte muss müssen
    soll will mehr vor durch bis zum zur man so wenn dass daß weil dann da doch schon sehr alle alles andere anderen diese dieser dieses diesem
    kein keine ohne unter zwischen gegen seit während immer wieder hier dort jetzt heute gestern morgen was wer wo warum jahr jahre jahren tag
    tage zeit leben welt land stadt haus mann frau kinder kind menschen teil arbeit krieg regierung geschichte beispiel frage problem zwei drei
    erste ersten letzte große großen neue neuen gut viel viele wenig machen gemacht sagen sagte gesagt gehen kommen sehen geben nehmen finden
    ihm ihn ihnen ihre ihrer ihren mein meine unser unsere uns euch mich dich mir dir etwas nichts jeder jede jedes danke bitte statt trotz tat`,
  nl: `de het een en van in is dat op te zijn met voor niet aan er ook als die bij door om naar maar uit dan nog wel over tot heeft hebben had was
    waren wordt worden werd kan kunnen moet moeten zou zal gaan ging geen meer veel al zo wat wie waar hoe ik je jij hij zij ze we wij jullie u mij
    hem haar ons onze hun mijn jouw zijn deze dit daar hier nu toen altijd nooit niets iets alles alle andere ander jaar jaren dag dagen tijd
    leven wereld land stad huis man vrouw kinderen mensen deel werk oorlog regering geschiedenis twee drie eerste laatste groot grote nieuwe goed
    goede omdat want tussen onder tegen zonder sinds tijdens weer zeer heel eigen maken gemaakt zeggen zei komen zien geven alleen misschien`,
  af: `die en van 'n in is dat het op te nie met vir aan om ook as wat by deur na maar uit dan nog hy sy ons hulle ek jy julle hom haar my jou se
    hierdie daardie kan moet sal sou word was gewees wees geen meer baie so toe nou altyd nooit iets alles alle ander jaar dag tyd lewe wêreld
    land stad huis man vrou kinders mense deel werk twee drie eerste nuwe goed goeie omdat want tussen onder teen sonder sedert weer eie maak
    gemaak sê kom sien gee net oor tot hoe waar wie af al sodat indien asook`,
  fy: `de it in en fan is dat op te net mei foar oan ek as dy by troch om nei mar út dan noch wol oer ta hat hawwe hie wie wiene wurdt wurde kin
    moat soe sil gjin mear folle al sa wat wa wêr hoe ik do hy sy wy jimme jo my him har ús har myn dizze dit dêr hjir no doe altyd nea neat alles
    oare jier dei tiid libben wrâld lân stêd hûs man frou bern minsken diel wurk twa trije earste grut nije goed om't tusken ûnder tsjin sûnder
    Fryslân Frysk fryske`,
  nds: `de dat en un vun in is to op nich mit för an ok as sik bi dör um na man ut denn noch över bet hett hebbt harr weer weern warrt kann mutt schall
    keen mehr veel al so wat wokeen wo woans ik du he se wi ji mi em ehr uns jem mien düsse dit dor hier nu alltiet nie nix allens annere johr dag
    tiet leven welt land stadt huus mann fro kinner minschen deel arbeit twee dree eerste groot nee goot ünner gegen plattdüütsch hebben wesen`,
  lb: `de den d' déi dat an ass et vun zu mat fir op net en eng engem enger sech am si hien hatt mir dir ech du och wéi wou war gouf ginn goufen huet
    hunn haten sinn aus bei no um iwwer oder awer nëmmen nach kann kënnen muss méi virun duerch bis zum zur wann datt well dann do scho ganz all
    aner dës dëser kee keng ouni ënner tëschent géint zënter ëmmer erëm hei elo haut joer joren dag zäit liewen welt land stad haus mann fra
    kanner leit deel aarbecht zwee dräi éischt grouss nei gutt vill lëtzebuerg lëtzebuergesch`,
  sv: `och i att det som en på är av för med till den har de inte om ett han men var jag sig från vi så kan när år ska skulle eller hade ut där vid
    också efter upp mycket nu bara alla bli blev blir man sin sitt sina mer över under mellan utan genom mot sedan kunde måste vill hon honom
    henne dem deras oss vår våra min mitt mina din du ni er vad vem hur varför här då alltid aldrig något ingen allt andra två tre första nya ny
    stor stora bra dag dagar tid liv värld land stad hus människor barn del arbete krig historia exempel göra gör gjorde säga säger sa se ser
    komma kom få får fick gå går gick ta tar många varje samma därför eftersom`,
  da: `og i at det er en på af for med til den har de ikke om et han men var jeg sig fra vi så kan når år skal skulle eller havde ud der ved også
    efter op meget nu kun alle blive blev bliver man sin sit sine mere over under mellem uden gennem mod siden kunne må vil hun ham hende dem
    deres os vores min mit mine din du i jer hvad hvem hvordan hvorfor her da altid aldrig noget ingen alt andre to tre første nye ny stor store
    godt dag dage tid liv verden land by hus mennesker børn del arbejde krig historie gøre gør gjorde sige siger sagde se ser komme kom få får fik
    gå går gik tage mange hver samme derfor fordi nogle være været hvor hos`,
  nb: `og i at det er en på av for med til den har de ikke om et han men var jeg seg fra vi så kan når år skal skulle eller hadde ut der ved også
    etter opp mye nå bare alle bli ble blir man sin sitt sine mer over under mellom uten gjennom mot siden kunne må vil hun ham henne dem deres
    oss vår våre min mitt mine din du dere hva hvem hvordan hvorfor her da alltid aldri noe ingen alt andre to tre første nye ny stor store bra
    dag dager tid liv verden land by hus mennesker barn del arbeid krig historie gjøre gjør gjorde si sier sa se ser komme kom få får fikk gå går
    gikk ta mange hver samme derfor fordi noen være vært hvor hos disse dette ei`,
  nn: `og i at det er ein på av for med til den har dei ikkje om eit han men var eg seg frå vi me så kan når år skal skulle eller hadde ut der ved
    også etter opp mykje no berre alle bli vart blei blir vert ein sin sitt sine meir over under mellom utan gjennom mot sidan kunne må vil ho
    henne deira oss vår våre min mitt mine din du de dykk kva kven korleis kvifor her då alltid aldri noko ingen alt andre to tre første nye ny
    stor store bra dag dagar tid liv verda land by hus menneske barn del arbeid krig historie gjere gjer gjorde seie seier sa sjå ser kome kom få
    får fekk gå går gjekk ta mange kvar same difor fordi nokon nokre vere vore kor hjå desse dette ei ikkje enn òg gong tida kunna heile`,
  is: `og í að það er sem á af fyrir með til en þeir ekki um hann var ég sér frá við svo getur þegar ár eða hafði út þar líka eftir upp mjög nú bara
    allir verða varð verður maður sín sitt sínu meira yfir undir milli án gegnum móti síðan hún honum henni þeim þeirra okkur minn mín þinn þú þið
    hvað hver hvernig hvers vegna hér þá alltaf aldrei eitthvað enginn allt aðrir tveir þrír fyrsta nýja stór góður dag tíma líf heimur land hús
    fólk börn hluti gera segja sagði sjá koma kom fá fékk fara fór taka margir hafa hefur voru eru verið þess þessi þetta því sé`,
  fo: `og í at tað er sum á av fyri við til ein tey ikki um hann var eg seg frá vit so kann tá ár skal skuldi ella hevði út har eisini eftir upp nógv
    nú bara øll vera verður varð maður sín sítt meira yvir undir millum uttan gjøgnum móti síðan kundi má vil hon honum henni teimum teirra okkum
    mín tín tú tit hvat hvør hvussu hví her altíð ongantíð nakað eingin alt onnur tvey trý fyrsta nýggja stórur góður dag tíð lív heimur land hús
    fólk børn føroyar føroyskt føroya gera siga segði síggja koma fáa fekk fara fór taka mong hesin hetta teir tann hava hevur vóru eru verið`,
} as const
