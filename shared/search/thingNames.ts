/**
 * Words of game names, and after the colon the beginnings of Uzbek and Russian words by which a player may mean them, in either script.
 * Names are English or Uzbek, so one thing has several; their plurals need no entry of their own.
 * A word that begins like another thing's (`шериф` like `sher`) needs an entry, though no game may be named so: the longest beginning counts.
 */
const TABLE = `
roulette, ruletka: рулетк, rulett
blackjack: blekj, блэкдж, очко, двадцать
baccarat, bakkara, punto, banco: баккар, bakkar
poker: покер, pokir
rocket, raketa, crash, jet, pilot, plane, flight, launch, astro: ракет, самолет, полет, aviator, uchoq, parvoz, авиа
mine, mina, minalar: мины, мина, сапёр, minalar
dice, zar, bones: zarlar, zarik, кости, кубик, oshiq
wheel, spin, reel: gʻildirak, колес, барабан
fruit, meva, juicy, citrus: meva, фрукт
cherry, gilos, olcha: gilos, olcha, вишн, черешн
lemon, limon: limon, лимон
melon: qovun, дын
watermelon, tarvuz: tarvuz, арбуз
grape, uzum, husayni, vineyard: uzum, виноград
pomegranate, anor, anorzor, dashnobod: anor, гранат
apple, olma: olma, яблок
apricot, oʻrik: oʻrik, абрикос
pepper, qalampir, spice: qalampir, murch, перец, перц, пряност
book, kitob, page, chronicle, manuscript, tale, story, library: kitob, книг, рукопис, сказ, ertak
gold, golden, oltin, dinor, tilla: oltin, tilla, золот
silver: kumush, серебр
diamond, olmos, brilliant: olmos, brilliant, алмаз, бриллиант
ruby, yoqut: yoqut, рубин
emerald, zumrad: zumrad, изумруд
sapphire, lazurit, lojuvard: sapfir, сапфир, лазурит
pearl, marvarid: marvarid, жемчуг
amber: qahrabo, янтар
jade, nefrit: nefrit, нефрит
amethyst: ametist, аметист
turquoise, feruza: feruza, бирюз
crystal, billur: billur, кристалл, хрустал
gem, jewel, toshlar, javohir: javohir, gavhar, самоцвет, драгоценн, камни, камен, toshlar
coin, tanga, money: tanga, monet, монет, деньг, pullar
treasure, treasury, xazina, hoard, riches, boylik, trove: xazina, boylik, сокров, клад, богатств
chest, coffer, sandiq, vault, box: sandiq, сундук, ларец, хранилищ
crown, toj, diadem: tojlar, toji, корон, диадем
king, shoh, sultan, emir, pharaoh, lord, firʼavn: shoh, podsho, sulton, amir, корол, царь, цари, султан, эмир, фараон
queen, malika: malika, королев, цариц, принцесс
throne: taxt, трон
palace, saroy, court: saroy, дворец, дворц
castle, fortress, citadel, tower: qalʼa, minora, замок, крепост, башн
minaret: minora, минарет
dome, madrasa: gumbaz, madrasa, купол, медресе
temple: ibodatxona, храм
gate, portal: darvoza, ворот, портал
city: shahar, город
samarkand, samarqand: samarqand, самарканд
bukhara, buxoro: buxoro, бухар
khiva, xorazm: xiva, хив, хорезм
toshkent: toshkent, ташкент
bazaar, market, merchant: bozor, savdogar, базар, рынок, купец, купц
caravan, karvon: karvon, караван
camel, bactrian: tuya, верблюд
silk, ipak, velvet: ipak, шелк, шёлк
garden, bogʻ, grove, orchard: bogʻlar, bogʻi, сад
flower, bloom, blossom, petal, bouquet: gullar, guli, цвет
tulip, lola: lola, тюльпан
violet, binafsha: binafsha, фиалк
star, yulduz, orbit, astro: yulduz, звезд, звёзд
moon, moonlit, crescent, oloy: oylar, oydin, лун, полумес
sun, sunny: quyosh, солн
sky, samo: osmon, samo, неб
night, midnight: tunda, tungi, kecha, ноч
galaxy, cosmo, comet: galaktika, koinot, kometa, галактик, космос, комет
fire, olov, flame, blaze, lava, ember, molten: olov, alanga, огон, огн, пламя, лава
volcano, vulqon, eruption, crater: vulqon, вулкан
ice, frost, snow, glacier, winter: muzlar, qor, лед, лёд, мороз, снег, зим
water, wave, tide, sea, river, flood: dengiz, toʻlqin, daryo, море, волн, рек, вод
rain, shower: yomgʻir, дожд
storm: boʻron, буря, шторм
wind, shamol: shamol, ветер, ветр
cloud, bulut: bulut, облак, туч
mountain, mount, peak, summit, hill, ridge: togʻ, choʻqqi, горы, гора, горн, вершин
desert, dune, sahro, qizilqum, mirage: choʻl, sahro, qumlar, пустын, дюн, мираж
steppe, savanna, field, meadow: dasht, степ, саванн, поле
jungle: jungli, джунгл
lake, pond, oasis: koʻl, voha, озер, пруд, оазис
wolf, boʻri, howl: boʻri, волк, волч
fox, tulki, sly: tulki, лиса, лисы, лисиц
dragon, ajdar, ajdaho: ajdar, ajdah, дракон
horse, rider: otlar, chavandoz, лошад, конь, кони, всадник
fish, baliq, koi: baliq, рыб, карп
lion, sher, pride: sher, arslon, лев, льв
tiger, yoʻlbars, stripe, striped: yoʻlbars, тигр
panther, qoplon: qoplon, пантер, барс, леопард
eagle, falcon, burgut, lochin, hunter: burgut, lochin, ovchi, орел, орёл, сокол, охот
peacock, tovus, feather: tovus, patlar, павлин, перо, перья
phoenix, humo, semurgʻ, semurg, bird, wing: humo, semurgʻ, qush, qanot, феникс, птиц, симург, крыл
bell, qoʻngʻiroq, ringing: qoʻngʻiroq, колокол, звон
seven, sevens, yettilik, 777: yetti, sem, семерк, семёрк
lamp, chiroq, lantern, shamchiroq, aladdin, genie: chiroq, fonar, ламп, фонар, джинн, аладдин
tea, choynak, choyxona, samovar: choy, чай, чайн, самовар
bread, tandir, feast, dasturxon: non, tandir, пир, дастархан, тандыр
navroʻz, spring, bahor: bahor, navroʻz, весн, навруз
autumn, harvest: kuz, hosil, осен, урожай
summer: yoz, летн
hero, warrior, botir, batir, alpomish: botir, bahodir, богатыр, воин, герой
sword, sabre, blade, march: qilich, меч, сабл, клинок
shield, guardian, keeper: qalqon, qoʻriqchi, щит, страж
mask, masked: niqob, маск
dream: orzu, tush, мечт, сон
luck, lucky, baxt, fortune: baxt, omad, удач, везен, фортун
love, heart, kiss: yurak, sevgi, muhabbat, сердц, любов
magic, sehrli, mystic, mystery: sehr, sir, маги, волшеб, тайн
secret: sir, секрет, тайн
song, music, sonata, symphony: qoʻshiq, kuy, музык, песн
dance: raqs, танец, танц
theatre, parda, opera: teatr, театр, опер
ball, balloon: shar, шар, мяч
ship, pirate, voyage: kema, qaroqchi, пират, корабл, плаван
egypt, pharaoh, sphinx, nile, firʼavn: misr, piramida, egipet, египет, пирамид, сфинкс, нил
clock, hour, time: soat, vaqt, час, время
red, qizil, crimson, scarlet, qirmizi: qizil, красн
green, yashil: yashil, зелен, зелён
blue, koʻk, moviy: koʻk, moviy, син, голуб
black, siyoh: qora, черн, чёрн
sheriff, cowboy: шериф, ковбо, kovboy
sherlock, detective: шерлок, детектив, detektiv
lady: леди
coconut: кокос
ring: кольц, uzuk
card, deck: колод
sharq, oriental: sharq, восток, восточ
waterfall, cascade: sharshara, водопад
wine: sharob, вино
family: семья, семей, oila
god, gods, zeus, olympus: боги, богов
record: рекорд
seagull: чайка, chayka
mosque: мечет, masjid
graveyard, cemetery: кладбищ
chess: шахмат, shaxmat, shohmot
dark, darkness, shadow: qorongʻ, темн, тьма
sonata: соната
sadko: садко
barcelona: барсел, barsel
`;

/** One entry a thing: words as game names have them, and beginnings of words as players type them, as written here. */
export const thingNames: readonly (readonly [names: readonly string[], beginnings: readonly string[]])[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [names = '', beginnings = ''] = line.split(': ');
    return [names.split(', '), beginnings.split(', ')] as const;
  });
