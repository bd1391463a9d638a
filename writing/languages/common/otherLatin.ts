/** Common words of the other European and Asian languages in the Latin alphabet. */
export const otherLatin = {
  br: `ar an al ha hag da en e a o ul un ur eus gant evit war d'ar ket ne n' eo zo oa bet vez vo am az he hor ho int me te eñ hi ni c'hwi hag-eñ
    pe met ivez hep etre goude kent abaoe betek ma pa pa'z petra piv pelec'h penaos perak holl pep bennak all nevez bras bihan mat bloaz deiz
    amzer buhez bed bro kêr ti den tud bugale breizh brezhoneg brezhonek daou tri kentañ bremañ amañ aze`,
  cy: `y yr a ac yn i o ar am at gan i'r o'r a'r yw mae oedd bod wedi nid ddim sydd ei eu fy dy ein eich ef hi nhw ni chi ti fi hwn hon hyn hynny
    sy fel ond neu os pan lle pwy beth sut pam mwy iawn hefyd cyn ar ôl rhwng heb dros dan drwy holl pob arall newydd mawr bach da blwyddyn dydd
    amser bywyd byd gwlad tref tŷ dyn pobl plant cymru cymraeg gymraeg dau tri cyntaf nawr yma yno wrth gyda er`,
  ga: `an na agus i ar le go is a do ag as ó tá bhí ní nach gur sé sí siad mé tú muid sibh é í iad seo sin siúd ach nó má nuair cá cé conas cad cén
    níos an-mhór freisin roimh tar éis idir gan faoi trí gach eile nua mór beag maith bliain lá am saol domhan tír cathair teach fear bean daoine
    páistí éireann gaeilge éire dhá chéad anois anseo ansin bheith beidh raibh mar leis air aige aici acu dá ina lena ón don den san sa chun`,
  gd: `an na agus anns air le gu is a do aig às bho tha bha cha nach gun e i iad mi thu sinn sibh seo sin siud ach no ma nuair càite cò ciamar dè
    nas cuideachd ro às dèidh eadar gun fo tro gach eile ùr mòr beag math bliadhna latha àm beatha saoghal dùthaich baile taigh duine boireannach
    daoine clann alba gàidhlig dà ciad a-nis an-seo an-sin bhith bidh robh mar leis aige aice aca dha sa san chun ann`,
  et: `ja on ei et see ta oli kui ka mis aga kes ma me te nad oma või nii siis veel juba ainult väga ning pole olema olid oleks saab võib peab tuleb
    kõik midagi keegi üks kaks kolm aasta aastal päev aeg elu maailm riik linn maja inimene inimesed osa töö sõda uus suur hea esimene nüüd siin
    seal kus kuidas miks millal sest kuid pärast enne vahel ilma läbi üle all peale kuni selle seda neid tema minu sinu meie teie nende eesti`,
  fi: `ja on ei että se hän oli kun myös mikä mutta kuka minä me te he oma tai niin sitten vielä jo vain hyvin sekä ole olla olivat olisi voi pitää
    tulee kaikki jotain joku yksi kaksi kolme vuosi vuonna päivä aika elämä maailma maa kaupunki talo ihminen ihmiset osa työ sota uusi suuri
    hyvä ensimmäinen nyt täällä siellä missä miten miksi milloin koska jälkeen ennen välillä ilman läpi yli alla kuin joka jotka sen hänen minun
    sinun meidän teidän heidän suomen tämä nämä kanssa mukaan`,
  hu: `a az és hogy nem is egy van volt ez de meg csak már mint el ha ki mi ő én te ők nagyon még vagy sem lesz lehet kell minden valami valaki kettő
    három év évben nap idő élet világ ország város ház ember emberek rész munka háború új nagy jó első most itt ott hol hogyan miért mikor mert
    után előtt között nélkül át fölött alatt felé aki ami amely szerint több igen így akkor azt ezt azok ezek magyar lett voltak nincs majd mely
    által pedig illetve során`,
  eu: `eta da ez du dira zen ere bat baina edo izan egin dute zuen ziren dago daude dut naiz gara zara hau hori hura hauek horiek haiek ni zu gu
    zuek haien bere nire zure gure oso gehiago baino guztiak dena zerbait norbait bi hiru urte urtean egun denbora bizitza mundu herri hiri etxe
    gizon emakume jende lan gerra berri handi on lehen orain hemen hor han non nola zergatik noiz nor zer ondoren aurretik artean gabe arte
    euskal euskara euskararen behar ahal dela duen direla izango egiten beste`,
  sq: `dhe në e të i një për me nga që është u se ka nuk si do më po por ky kjo ai ajo ata ato unë ti ne ju jam ishte janë ishin kanë kishte ose
    kur ku kush çfarë pse pas para mes pa deri shumë gjithë tjetër tjera dy tre vit vitin ditë kohë jetë botë vend qytet shtëpi njeri njerëz
    punë luftë re madh mirë parë tani këtu atje gjithmonë asnjë edhe vetëm mund duhet sipas shqipëri shqiptar tij saj tyre`,
  tr: `ve bir bu da de için ile çok ne ben sen o biz siz onlar var yok değil mi mı daha gibi kadar sonra önce ama veya her hiç şey kim nerede nasıl
    neden zaman yıl yılında gün hayat dünya ülke şehir ev insan insanlar kadın adam çocuk iş savaş yeni büyük iyi ilk şimdi burada orada çünkü
    eğer olarak olan oldu olduğu olur ki ise bütün bazı diğer iki üç en göre türk türkiye tarafından kendi onun benim senin bizim etti eden`,
  az: `və bir bu da də üçün ilə çox nə mən sən o biz siz onlar var yox deyil daha kimi qədər sonra əvvəl amma və ya hər heç şey kim harada necə
    niyə zaman il ildə gün həyat dünya ölkə şəhər ev insan insanlar qadın uşaq iş müharibə yeni böyük yaxşı ilk indi burada çünki əgər olaraq
    olan oldu olduğu olur ki isə bütün bəzi digər iki üç ən görə azərbaycan tərəfindən öz onun mənim edir etdi`,
  tk: `we bir bu hem üçin bilen köp näme men sen ol biz siz olar bar ýok däl has ýaly çenli soň öň emma ýa her hiç zat kim nirede nähili näme üçin
    wagt ýyl ýylda gün durmuş dünýä ýurt şäher öý adam adamlar aýal çaga iş uruş täze uly gowy ilkinji häzir bu ýerde sebäbi eger bolan boldy
    ähli käbir beýleki iki üç iň görä türkmen türkmenistan tarapyndan öz onuň meniň edýär etdi`,
  id: `yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena tersebut bisa ada mereka lebih kata tahun sudah atau saat oleh
    menjadi orang ia telah adalah seperti sebagai bahwa dapat para harus namun kita dua satu masih hari hanya mengatakan kepada kami setelah
    melakukan lalu belum lain dia kalau terjadi banyak menurut anda hingga tak baru beberapa ketika saja jalan sekitar secara sementara tapi
    sangat hal sehingga seorang bagi besar lagi selama antara waktu sebuah jika sampai jadi terhadap bahasa indonesia uang mobil rumah sakit
    kantor polisi beda bilang cuma kenapa merupakan berbagai sejumlah jakarta rupiah resmi pemerintahan upaya`,
  ms: `yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke kerana tersebut boleh ada mereka lebih kata tahun sudah atau ketika
    oleh menjadi orang ia telah adalah seperti sebagai bahawa dapat para harus namun kita dua satu masih hari hanya berkata kepada kami selepas
    melakukan lalu belum lain dia kalau berlaku banyak menurut anda hingga tak baru beberapa apabila sahaja jalan sekitar secara sementara tetapi
    sangat hal sehingga seorang bagi besar lagi selama antara masa sebuah jika sampai jadi terhadap bahasa malaysia wang kereta rumah hospital
    pejabat polis beza merupakan pelbagai sejumlah kuala lumpur ringgit rasmi kerajaan usaha ialah iaitu daripada mempunyai syarikat pihak negeri
    awak nak kat ni tu je bukan manakala isu universiti ekonomi semasa cara perlu adakah kanak berkaitan`,
  tl: `ang ng sa na at ay mga si ni kay para may mayroon wala hindi ako ikaw siya kami tayo kayo sila ko mo niya namin natin ninyo nila ito iyan
    iyon dito diyan doon ano sino saan kailan bakit paano kung pero dahil o rin din lang naman pa po ba isang dalawa tatlo taon araw oras buhay
    mundo bansa lungsod bahay tao bata trabaho digmaan bago malaki mabuti una ngayon kahapon bukas lahat iba nang upang kanyang kanilang aking
    iyong nga kapag mula hanggang tulad pilipinas pilipino`,
  vi: `và của là có trong không được cho với một các những này đó khi người để từ ra đã sẽ đang cũng như về ở tại trên dưới trước sau năm ngày tháng
    thời gian cuộc sống thế giới nước thành phố nhà con trẻ em việc làm chiến tranh mới lớn tốt đầu tiên bây giờ đây đâu thế nào sao nếu nhưng vì
    hoặc tất cả mọi khác hai ba nhiều ít hơn nhất tôi bạn anh chị ông bà chúng ta họ mình nó gì ai phải thì mà rất lại còn theo việt nam do`,
} as const
