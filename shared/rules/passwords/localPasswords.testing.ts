/**
 * Words that players here choose and international lists lack: Uzbek words, names, cities and clubs, and Russian words typed on the Latin
 * keys. Written for this site; read by the test that writes commonPasswordBits.ts.
 */
export const localPasswords: readonly string[] = [
  'parolparol parol1 parol12 parol123 parol1234 parol12345 salom1 salom123 salomalaykum assalom assalomu rahmat rahmat1',
  'uzbekistan uzbekiston ozbekiston ozbekistan uzbek1 uzbek123 toshkent tashkent samarqand samarkand buxoro1 bukhara',
  'andijon andijan namangan fargona fergana xorazm xorezm urganch qarshi1 termiz1 termez1 navoiy1 jizzax jizzakh guliston',
  'chilonzor yunusobod sergeli1 chorsu1 registon pahtakor paxtakor bunyodkor neftchi nasaf1 lokomotiv humo2020',
  'sevgilim sevaman jonim1 jonim123 onajon onajonim dadajon dadajonim oilam1 bolam1 baxtim baxtli hayotim yuragim1',
  'dilnoza dilfuza dilshod dildora gulnora gulnoza shahnoza shahzod sherzod sardor jasurbek jasur1 jasur123 bekzod',
  'aziza1 aziza123 azizbek aziz123 sanjar1 sanjar123 otabek otabek1 ulugbek ulugbek1 temurbek temur123 bobur1 bobur123 rustam1',
  'nodira1 nodira123 madina1 madina123 malika1 malika123 zarina1 zarina123 kamola1 kamola123 nigora1 laylo1 zilola umida1 nargiza',
  'muhammad muhammad1 islombek islom1 islom123 abdulla abdulloh alisher alisher1 farruh1 farrux1 xurshid jahongir javohir doston1',
  'gfhjkm gfhjkm1 gfhjkm123 ghbdtn ghbdtn123 yfnfif yfnfif1 djkjlz fylhtq fktrcfylh fktrctq cthutq lvbnhbq vfrcbv rjhjktdf',
  'kbxysq ktyfktyf vfhbyf fyfcnfcbz nfnmzyf yfcnz dbrnjhbz rfnthbyf rhfcfdbwf k.,jdm k.,bvfz gjpbnbd cgfhnfr pfxtv xtvgbjy',
  'lubimaya lyubimaya lyubov1 lyublyu solnyshko solnce1 privet1 privet123 moskva1 rossiya rossia russia1 spartak1 zenit1 dinamo1',
  'natasha1 natalia svetlana1 ekaterina anastasia1 vladimir1 aleksandr alexandr1 dmitriy sergey1 sergei1 andrey1 andrei1 nikita123',
  'kazino1 casino1 casino123 casino777 stavka1 stavka123 bonus123 jackpot1 dzhekpot omad777 omad123 yutuq777 777777a qwe777 asd777',
  'qwerty777 qazwsx1 qazxsw1 zxcvbn1 asdfgh1 qweasd qweasd1 qweasdzxc q1w2e3 q1w2e3r4 q1w2e3r4t5 1q2w3e 1q2w3e4r5t a1b2c3 a1b2c3d4',
  '998901234567 901234567 991234567 931234567 971234567 998998998 998777 777998 998123 123998 uz1234 uz12345 uzb123 uzb777',
]
  .join(' ')
  .split(' ');
