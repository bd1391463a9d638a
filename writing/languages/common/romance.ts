/** Common words of Latin, the Romance languages, and constructed languages based on them. */
export const romance = {
  fr: `le la les de des du un une et est en que qui dans pour pas sur au aux avec ce cette ces il elle ils elles nous vous je tu on se ne plus
    par son sa ses leur leurs mais ou où comme tout tous toute toutes être avoir fait faire dit peut même aussi bien très sans sous entre après
    avant depuis pendant encore toujours jamais rien quand alors donc car si était étaient sont ont avait avaient sera été mon ma mes ton votre
    notre nos deux trois autre autres même moins peu beaucoup homme femme monde temps jour jours année années vie pays ville fois chose choses
    grand grande petit petite bon bonne nouveau nouvelle premier première dernier dernière gouvernement entreprise président travail guerre
    histoire exemple partie place maison enfant enfants groupe projet problème système question réponse demande suite moment fin début merci
    bonjour parce voir savoir pouvoir vouloir venir aller prendre mettre donner trouver passer rester penser parler quelque quelques plusieurs
    chaque aujourd'hui demain hier ici là cela ça celui celle ceux dont lequel laquelle vers chez contre selon ainsi environ seulement jusqu`,
  es: `el la los las de del un una unos unas y e o que en es no se por con para su sus al lo como más pero le les ya este esta estos estas ese esa
    eso esto sí porque muy sin sobre también me hasta hay donde quien desde todo todos toda todas nos durante uno ni contra otros otro otra ser
    son fue era ha han había he tiene tienen tenía hacer hace hizo puede pueden decir dijo ir va vez dos tres año años día días vida tiempo mundo
    país casa cosa cosas hombre mujer gente parte lugar caso forma gobierno trabajo empresa historia guerra ciudad estado grupo problema sistema
    ejemplo agua noche mañana hoy ayer ahora siempre nunca nada algo alguien mismo misma cada mucho mucha muchos muchas poco mejor mayor menos
    gran grande bueno buena nuevo nueva primero primera último entre según cuando cual cuál qué cómo dónde quién cuándo así aunque mientras
    después antes entonces luego tanto tan aquí allí ella ellos ellas nosotros usted ustedes yo tú él mi mis tu tus está están estaba estar
    sido siendo tener poder querer saber ver dar llegar pasar gracias hola favor señor señora hijo hijos madre padre niño niños millones`,
  pt: `o a os as de do da dos das um uma uns umas e ou que em no na nos nas é não se por com para seu sua seus suas ao aos à às mais mas como foi
    ele ela eles elas isso isto este esta esse essa já muito muita quando também só pelo pela até depois antes sem mesmo quem sobre entre era
    ser são está estão tem têm tinha há foram fazer faz pode podem disse vai vez dois três ano anos dia dias vida tempo mundo país casa coisa
    homem mulher pessoas parte lugar caso governo trabalho empresa história guerra cidade estado grupo problema exemplo hoje ontem amanhã agora
    sempre nunca nada algo cada outro outra outros outras todo todos toda todas melhor maior menos grande bom boa novo nova primeiro primeira
    último onde porque então assim ainda você vocês nós eu tu meu minha nosso nossa lhe lhes isso aqui ali lá obrigado depois durante segundo`,
  it: `il lo la i gli le di del della dei delle dello degli un una uno e è o che in nel nella nei non si per con su sul sulla da dal dalla al alla
    ai alle come più ma anche sono era ha hanno aveva ho questo questa questi queste quello quella se ci ne mi ti vi lui lei loro noi voi io tu
    suo sua suoi sue mio mia tuo nostro essere avere fare fatto dire detto può possono stato stata stati dopo prima durante senza tra fra fino
    quando dove perché chi cosa quale molto molti tutto tutti tutta tutte altro altri altra ogni due tre anno anni giorno giorni vita tempo mondo
    paese casa cose uomo donna parte governo lavoro guerra storia città stato gruppo problema esempio oggi ieri domani ora sempre mai niente
    nulla già ancora così solo anche grande nuovo nuova primo prima ultimo bene meglio meno contro verso secondo poi quindi però mentre grazie`,
  ca: `el la els les de del dels un una uns unes i o que en és no es se per amb al als a ha han va van són era com més però també aquest aquesta
    aquests aquestes això seva seu seus seves molt tot tots tota totes quan on fer fet ser estat pot poden hi ho li ens perquè sense sobre entre
    fins després abans durant any anys dia dies dos tres cada altre altres gran nou nova primer primera vegada ja ara sempre mai res què qui
    nosaltres vosaltres ells jo tu ell ella meu meva nostre gràcies bé millor així encara des segons contra`,
  gl: `o a os as de do da dos das un unha uns unhas e ou que en no na nos nas é non se por con para seu súa seus súas ao aos á ás máis mais como foi
    el ela eles elas isto iso este esta xa moi cando tamén só polo pola ata despois sen sobre entre era ser son está están ten teñen tiña hai
    foron facer pode ano anos día días vida tempo mundo país casa cousa xente parte lugar outro outra todo todos onde porque así aínda nós vós
    eu ti meu miña noso hoxe agora sempre nunca nada ningún galego lingua segundo dous tres`,
  ro: `și de la în cu pe un o nu este sunt a al ai ale că care se din pentru mai au fost lui ei sau dar ca el ea ei ele noi voi eu tu acest această
    acești aceste acel acea ce cum când unde cine dacă după până fără între foarte tot toate toți fi avea are am ai avem face făcut poate pot
    spus doar numai prin asupra asemenea an ani zi zile timp lume oameni țară casă viață parte loc mare nou nouă prima primul două doi trei
    fiecare alt altă alte alți astfel însă deci acum azi mâine ieri întotdeauna niciodată nimic bine decât către său sa săi sale unui unei`,
  fur: `il la i lis di dal de dai des un une e o che in inte intal nol no si par cun al ai sù cemût plui ma ancje jessi jê son jere àn veve chest
    cheste chei chês lui jê lôr nô vô jo tu so sô mê nestri fâ fat dut ducj dute dutis altri altre ogni doi trê an agns dì vite timp mont paîs cjase
    furlan lenghe daspò prime cence tra cuant dulà parcè cui ce une volte simpri mai nuie`,
  la: `et in est non ad cum ut qui quae quod ex de sed si ab per sunt esse aut atque ac enim nec neque autem eius hoc haec hic ille illa illud quam
    quo qua quibus cuius erat erant fuit sit se sibi suum sua suis eum eam eo eos ea id ipse tamen etiam iam nunc tum ante post sub pro inter apud
    omnia omnes omnibus rex populus deus dei deo terra homo homines res rei rebus nihil semper saepe quoque igitur ergo nam ita sic dixit ait`,
  ia: `le de e in un que es non con pro per a al del o como ma plus iste ille illes illa ha habe esseva sera su lor nos vos io me te se qui quando ubi
    tote multe altere omne duo tres anno annos die dies tempore vita mundo lingua interlingua anque etiam inter sin super ante post facer poter
    deber esser haber dicer vider il on si nunc sempre nulle grande nove prime`,
  ie: `li de e in un que es ne con por per a al del o quam ma plu ti ili it ha have esset va su lor noi vu yo me te se qui quande u omni mult altri
    du tri annu annus die dies témpor vive munde lingue interlingue anc inter sin sur ante pos far posse dever esser haver dir vider on si nu
    sempre null grand nov prim`,
  eo: `la de kaj en estas ne al por kun el ke ĝi li ŝi ili ni vi mi oni sed aŭ se pri per sur sub inter post antaŭ dum ĝis sen ankaŭ pli plej tre
    jam nun ĉi tiu tiuj tio kiu kiuj kio kie kiam kiel ĉar do nur eĉ ankoraŭ esti estis estos havas havis povas povis devas volas faris diris
    unu du tri jaro jaroj tago tagoj homo homoj mondo vivo tempo lingvo esperanto ĉiu ĉiuj ĉio iu io alia aliaj granda nova bona sia lia ŝia ilia
    mia via nia ĉe da je ol ajn jes tiel tial tiam`,
} as const
