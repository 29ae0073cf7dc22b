import type { FieldMovement } from "./field-movement";
import { keptMovement } from "./kept-movement";

/**
 * Movements of individuals, a line for each round, as `movementOf` reads it. `docs/movements.md` has their figures, and
 * says how they were found.
 */
// prettier-ignore
export const KEPT_INDIVIDUALS: readonly FieldMovement[] = [
  keptMovement({ count: 8, seats: `
fahe gdbc
gbhf cdae
hgac debf
habd cgef
cehb dafg
hcdf ebga` }),
  keptMovement({ count: 9, seats: `
abfi egdh
bcdg fhei
hiad cebf
deic hagb
ghcf bdae
caeh difg` }),
  keptMovement({ count: 9, seats: `
fiab dheg
cfgh aebd
ehca fgdi
gaef hcib
adhi bfce
icde gbha
beig cdaf` }),
  keptMovement({ count: 9, seats: `
fiab dheg
beig cdaf
dgbc eifh
adhi bfce
icde gbha
cfgh aebd
hbfd iagc
ehca fgdi` }),
  keptMovement({ count: 10, seats: `
jbgh iecf
dfab gjci
hjef gcad
bdij ehag
ceja fibh
iafg hdbe` }),
  keptMovement({ count: 10, seats: `
gcfi hjed
aihb ejfg
igad jbch
fbdc ajei
dbag ehfc
hfji ecdg
geih bafj` }),
  keptMovement({ count: 10, seats: `
efhj adgc
ijbd ageh
abdf gjci
cdfh ibea
degi jcfb
bceg hadj
ceja fibh
hiac jfdg` }),
  keptMovement({ count: 10, seats: `
abdf gjci
ghjb iecf
cdfh ibea
bdij ehag
hiac jfdg
jace fibh
degi jcfb
bceg hadj
fgia hdbe` }),
  keptMovement({ count: 11, seats: `
kehg ijdf
kgai hbjc
ackj bfde
dheg ifbc
heki agjf
dbkh cija` }),
  keptMovement({ count: 11, seats: `
ijhe gfkd
ihgk jacb
cdjb ekfa
eidh gbcf
aeig kfhj
khdb cjai
dfac kbeg` }),
  keptMovement({ count: 11, seats: `
hgfk ejdi
kbjc giah
jfec abdk
cgie dbfh
kjgf iaeh
ihad kcbj
aecb dfgk
icgd efjh` }),
  keptMovement({ count: 11, seats: `
jghe kfid
ihba jkgc
fdcj beka
gecb dhfi
ejia hfgk
dkjh acbi
bkgd eafc
icjf hgde
afkh ijbg` }),
  keptMovement({ count: 11, seats: `
gbfd ihkc
faec hgjb
idhf kjbe
agki cbeh
bhaj dcfi
jeig akcf
kfjh badg
cibk edgj
djca fehk
ekdb gfia` }),
  keptMovement({ count: 11, seats: `
hcge jiad
idhf kjbe
jeig akcf
kfjh badg
agki cbeh
bhaj dcfi
cibk edgj
djca fehk
ekdb gfia
faec hgjb
gbfd ihkc` }),
  keptMovement({ count: 12, shifts: [0, 1, 2], seats: `
ciah kfbe dljg
hlgd ceib kajf
afhk bgdi eljc
ehcl bakg djif
ihdf bcal kjge
hgek dblf jiac` }),
  keptMovement({ count: 12, shifts: [0, 1, 2], sets: 9, seats: `
ceaf lkig jdbh
dbaj icge flkh
kfal jidc begh
aegb ikjf lcdh
acdl bfei jhkg
agjk diel hfcb
abfc gjli hekd` }),
  keptMovement({ count: 12, shifts: [0, 1, 2], seats: `
dhjl ekga ifcb
bjfc dlgk ehia
eahj gbdc ilkf
flkj ahgc dbei
djeb calk gfih
jfhg cked ibla
ajlb kdfh ecgi
egjc akbf hlid` }),
  keptMovement({ count: 13, shifts: [0, 1, 2], seats: `
ehjk dimc blgf
kgfa mech djli
kiaj bmef dlhg
gchk fbei amlj
kamj fhdc lgbi
igek acmd hljb` }),
  keptMovement({ count: 13, shifts: [0, 1, 2], seats: `
hkig jfbm lcde
leag kimf jcdh
hgbj mlei adkf
gbak jice lfhm
mghl icab fdjk
jekg hbli madc
emac ljfb dkhi` }),
  keptMovement({ count: 13, shifts: [0, 1, 2], seats: `
jkgl imhb ecfd
dakf iglm chje
kajh gmif dlbe
balk fmjc hgei
gkia dbjf lhcm
clmk eabg jidh
jdik cfla bmhe
mekb faid jlcg` }),
  keptMovement({ count: 13, shifts: [0, 10, 1], sets: 13, seats: `
jghm bfik cdel
khia jlcg fmde
lijb dhkm efga
kcmj eila fghb
ldak mbfj ghic
blme gkac hijd
cmaf hlbd ijke
dabg ceim jklf
ebch jadf mgkl` }),
  keptMovement({ count: 13, shifts: [0, 10, 1], sets: 13, seats: `
jghm bfik cdel
khia cgjl defm
jbli kmdh efga
kcmj eila hbfg
akld mbfj ghic
blme acgk hijd
cmaf hlbd ijke
dabg imce lfjk
cheb jadf klmg
difc egkb lmah` }),
  keptMovement({ count: 13, shifts: [0, 10, 1], sets: 13, seats: `
jghm bfik cdel
khia cgjl defm
lijb dhkm efga
mjkc eila fghb
akld fjmb ghic
blme gkac hijd
cmaf hlbd ijke
dabg imce jklf
ebch jadf klmg
fcdi kbeg lmah
gdej lcfh mabi
hefk mdgi abcj` }),
  keptMovement({ count: 13, shifts: [0, 10, 1], seats: `
jghm bfik cdel
khia cgjl defm
lijb dhkm efga
mjkc eila fghb
akld fjmb ghic
blme gkac hijd
cmaf hlbd ijke
dabg imce jklf
ebch jadf klmg
fcdi kbeg lmah
gdej lcfh mabi
hefk mdgi abcj
ifgl aehj bcdk` }),
  keptMovement({ count: 14, shifts: [0, 1, 2], seats: `
nkli jmdf gech
agek fbjl hmin
mdna blgj hick
fked jbnm alic
adgl nekh cfmb
dgmf ajhe binc` }),
  keptMovement({ count: 14, shifts: [0, 1, 2], seats: `
inlg mekh cfdj
ganf lkhb jmei
mgia nhcb kjld
fdla cibe jnkm
mhgn defb lcak
igca nbjf hedm
hdge fack lbji` }),
  keptMovement({ count: 14, shifts: [0, 1, 2], seats: `
elgm chki djfn
jmgb akeh lnfi
cmli bdkg ahjn
ceam ibfd nklj
ckge bmhd flan
fgci hjdm bnea
gike cdlh fjab
imgj hkcn fedl` }),
  keptMovement({ count: 14, shifts: [0, 1, 7], seats: `
jfkd ihem nlcg
jlnf gbim eakh
hlaj bkdi gmnc
lcef nmij kabd
adeg mhlb cfnk
iefd jcbm gnah
delg jkia hfcb
ehmf nild kcgj
gfmj leab iknh` }),
  keptMovement({ count: 14, shifts: [0, 1, 2], seats: `
ekdg nhmf jlic
alji fhem knbg
dkab jcmh ling
eadl bfmj nikc
akec mdgh nbfl
jbef hdia cnmg
kgje blad ifch
ihjk nmde fglc
glbk ehjn mifa
amki jhln gcdb` }),
  keptMovement({ count: 14, seats: `
cjnie amdhj fgblf
cngli efake mhbid
lnahc gjded bmfkh
cgbhn ldknl ijfab
cemnf hkiai flgdk
ikelg dnaba chfjl
dacih melhm gbjkc
aegml nhdfg jbilj
klacd nfmin ebdji
jlfma bcehb digkm
kmgnb ficdc alejn
anbfm jmkck hiega
fcekj hgnjh bdlme
eibnk dkhjf gacmg` }),
  keptMovement({ count: 15, shifts: [0, 1, 2], seats: `
fodj hkln megi
mica nhob kljg
adjc fmnb leko
ohdc gmfi naeb
ajhd cilf bgke
jkom inhl egfd` }),
  keptMovement({ count: 15, shifts: [0, 1, 2], seats: `
kogj fdlh mnie
mioc gbjl nahk
cdfk jbeo nlma
gmif doec nhba
hfgk lijd caeb
keog mjhd flin
olgi hamc jknb` }),
  keptMovement({ count: 15, shifts: [0, 1, 2], seats: `
oidh jemn fkgl
algh moij nkbc
ncdb mjfl oeka
agdi chfn obem
dgbi ahkc jfle
jlni khdm efog
igno hjac blmk
dnlm ceaj bkfo` }),
  keptMovement({ count: 15, shifts: [0, 1, 2], seats: `
lmeg onhk fijd
blja kgnm ohic
bclo jekn mafd
dagm chni bofe
gjle dica hfbk
kmlh ijed nfog
gnoa ihlj kcbm
cmba enlf jkdo
gaoi fbhn mdce` }),
  keptMovement({ count: 15, shifts: [0, 1, 2], seats: `
ljhe oifk dmng
alnm bchi gkjo
eofj dcml kban
fhnb meig caod
djcl ekbh gaif
fmij kned hglo
bloc iakj hngm
mbef oadl jnkc
cieb mhaf ndog
bigl cfka ejhd` }),
  keptMovement({ count: 15, shifts: [0, 12, 9], seats: `
nigm ohbe fdkj
ojhn aicf gelk
akio bjdg hfml
blja ckeh ignm
cmkb dlfi jhon
dnlc emgj kiao
eomd fnhk ljba
fane goil mkcb
gbof hajm nldc
hcag ibkn omed
idbh jclo anfe
jeci kdma bogf
kfdj lenb cahg
lgek mfoc dbih
mhfl ngad ecji` }),
  keptMovement({ count: 15, shifts: [0, 4, 14], sets: 15, seats: `
efcj kblo hmna
fgdk lcma inob
elgh nbmd joac
hifm neoc kabd
ijgn adof celb
jkho agbe mcdf
klia bhcf ndeg
jblm dgci oefh
mnkc djeh afgi
nold fiek hjbg
oame flgj chik
abnf gmhk dijl
ogbc hnil kmej
cdah iojm fkln` }),
  keptMovement({ count: 16, shifts: [0, 1, 2, 3], seats: `
jmep nofi kach dlbg
hkgm nbol fajp icde
fedj ohck lnpa gibm
ienm jfkg lpco abhd
mhob kjda ingf lepc
hefn kocl dbaj gpim` }),
  keptMovement({ count: 16, shifts: [0, 1, 2, 3], seats: `
cekb lpio mnad gfhj
fjac ihpb keln mdgo
foge dpab chli mkjn
omci knbf lgpa dhje
epja hboc fkig dnlm
ifed anlc jgop bmkh
bopm aihf engd cjkl` }),
  keptMovement({ count: 16, shifts: [0, 1, 2, 3], seats: `
lcng admo ehki jbfp
kplh bojm denc faig
ndfg ioak mleb chjp
lgmh jckn aibd peof
hpdo mken gbji cfla
golf hkcd bipn jame
nlam eogh dkpb fjic
dmjk ifho egbn aclp` }),
  keptMovement({ count: 16, shifts: [0, 1, 5, 7], seats: `
khem clfp djgo inba
oabm nlhc fjpe igkd
amfe jgkn cdoh lipb
aepl hfdb mojc ngik
nmeo fbhl adgc pikj
kmnp gaol ejdh bicf
cnih elmf bodg kpaj
jpkg flbn mhdo caei
hepa jonf glic mdkb` }),
  keptMovement({ count: 16, shifts: [1, 3, 8, 9], seats: `
jmpd eboc kgnf lhia
olbm hnef ckjd igpa
imfk pndc jbel aogh
pjlm okcg eifb hand
bamk nleo ifcj dghp
bdmf ehcp lanj goki
pfjk gmne cbad holi
idob mckh fjge plna
fobp nckl ejih mdga
dfon kepg ibhc jlam` }),
  keptMovement({ count: 17, shifts: [0, 1, 2, 3], seats: `
dhgf jlqo npck eibm
akec qmdf ngop iljh
aeji lfdk gmqn hopb
jahq cpke fmgl nobi
obad qkni cjml gpfh
acdj pkeq imbn lohg` }),
  keptMovement({ count: 17, shifts: [0, 1, 2, 3], seats: `
dlpi qhek gnjc mofb
apjf kmlo dhqn eigc
adhe ilgp bmok njqf
ajck fnhl mebi opgq
qpdj hkgl cnim fabo
pdoa lbjh cekq igmn
kaef jmnh clod iqbp` }),
  keptMovement({ count: 17, shifts: [0, 1, 2, 3], seats: `
lmok hfpe gcjb ndqi
jlqd henm kgpa iofc
dipo fbjh qmga nelk
mole kjhp bgcq naif
nbld pihm joqg kcaf
ajdo hckm pgln bqei
pleb qjim hdfn kaco
eodb pjca gmni qlfk` }),
  keptMovement({ count: 17, shifts: [0, 1, 2, 3], seats: `
dehf jcgk qnil bpom
olmi pacg ndef hkjq
fmok igql eapn jhdb
jkha ofci mneq pgbl
mbdl ikga oqfn chpj
colp ekja ngdm qibh
hicm leqb dfak opnj
kfoi jmpc labg qden
lgon kcqm afph jdbe` }),
  keptMovement({ count: 17, shifts: [1, 6, 7, 9], seats: `
fjlg mneo hikq pcbd
fdki gjoc mplh naeq
mqap kfjn olig dhbe
foak nqme bilj gchp
blai pohf kmqc jdgn
gqkd pnio mjba helc
mapd lqno cbfi kejh
aqdc okle ingm bjfp
ajkh dqpb gomc nelf
kcmd pqnf ilah geob` }),
  keptMovement({ count: 17, seats: `
kglml ajohe nfeqa bdipm
jhpgf aknqi eoibl lfcdd
hinch dmoka aqjbd lpegi
fghbg dnjql leaoh pcmkb
ongid jfklk medqg hpacl
bckec mqgjh hadok inpfe
mbnhn ojclg gqiac kpdfh
iqcmk efnaf kdgon pblja
jkiej omfhc ldcqf gbnpk
jdabb hmped ngcoj lqfin
mnlam cejpn fqhgb oibkf
mgdee blhqj jcfom kipag
ijhdi enolb kcbqe fampj
icgaa ehkqm bomfi pdnlc` }),
  keptMovement({ count: 18, shifts: [0, 1, 2, 3], seats: `
dcih nflg kmjo repq
opqj elnb fham kigr
ripa gold bqcj hmnk
njic famo blrd eqkp
lnpd ofqc ragm hkeb
peag bjon dirm chfq` }),
  keptMovement({ count: 18, shifts: [0, 1, 2, 3], seats: `
mhqj igor ldfn kecp
jhpl eamq inbg fokr
pkrg load cjiq mbnh
rqmj nbdp alic kfoe
ehma gqrf pbcl ndok
dopj gnhq irbe camf
iadr lfpg qekb choj` }),
  keptMovement({ count: 18, shifts: [0, 1, 2, 3], seats: `
kfdn oelp qmir gjch
nkrm jfep laqb hoig
ocah pdrk nbqj lgmi
mnof clpa qrde ikjb
efrd acko mpqh blng
nfhb reoa cdqi jpgm
cgdl prka qoeh jifb
jemf bicr qahg dkln` }),
  keptMovement({ count: 18, shifts: [0, 1, 2, 3], seats: `
kpdo flqj mirc negh
erno galj kmbf pqih
hqkd jarp cogn bmil
iocl mjka rnpd qfbe
edfr cakq hnml opgb
jhoe gcdr mfni pbaq
ojip eqad kfhc grlb
lrck mneg qifj bahd
dlij ncah kgmp boef` }),
  keptMovement({ count: 18, shifts: [0, 1, 2, 3], seats: `
plqf hikc enjd rgmo
ngpr qhob faji lmek
irpm chnk gjbq odal
dble nrai fjmc qkpo
dpfo hkqg nlar mbec
benp dcjh ifrq aogm
gfie pjlk rcdq hoba
ndgh fekj cqlr maib
pihb jmgd oknc lfae
kpin hrej qomd cfgl` }),
  keptMovement({ count: 18, seats: `
hkjbi gqaef cifrn ldnod
cjdgc beiaj opmkh qrhfe
kbgle rmecb qhoic jpfna
gjlah bheqm ipcde kfmnf
dnmhk gkrbl foacm ljepn
mjigm orlpk hdefg cnbqh
nieol badmn fqjko pchlj
nkghn iefdh aocri mpjql
fmogj encbo qaijk drklm
blfib gepqd hcadl nrojg
mgria fapnc hjlcf kqdob
idrpf mqnli ehaka cfgbk
ilkcg jeome bfhrd agdpo
jaikd qodba pgnhb lremc` }),
  keptMovement({ count: 19, shifts: [0, 1, 2, 3], seats: `
mrlh gdpj skfi oeqn
hrsq lmcp jbki agon
qodr lcfs kmje pban
apgh qrcb somi dfne
hdls jkrc pgqb efia
gfdl siao mcbk njhe` }),
  keptMovement({ count: 19, shifts: [0, 1, 2, 3], seats: `
eoip hsgl rjfd mqnk
nmqj cpai obgs rklh
kqsb ljrp nefm acdo
hedc bqao ignp rfsm
icgd fsqe ahjp bkrl
mjlb oged nshc faki
klni jdqf opcr emhg` }),
  keptMovement({ count: 19, shifts: [0, 1, 2, 3], seats: `
drpj nqel moif kgsh
gsci phbk oqml jnra
lder nfbj qcpo msak
carp dmgf neio hbqs
bikh jfpg lrde scqa
hldc gina jobf ksem
cpfm iehr lqgn kojd
pknl hiof bram jsgq` }),
  keptMovement({ count: 19, shifts: [0, 1, 2, 3], seats: `
pkfm oeni rlsj qhgd
srcq ahpb nmkl goij
emdc ajso krfp qnbl
iefr bshm odag cnpq
cldq phef sagi bkrj
mksi joed fgca nlhb
fhmr pdlq geok cijn
iohn mjpr qbgs lafk
iasc dler pmbj qkon` }),
  keptMovement({ count: 19, shifts: [0, 1, 2, 3], seats: `
ehjg qisl pfmr nodk
kaog iljn hqrb mspc
qdoe spfa kbrl jmcn
egmc oahn drpi bfsq
fqdi ekba jplg hcsr
gslo hami fkej cbnd
nkde gpio qmjh crlf
qlam fikg bjph osnr
roel snqk aimd jcbp
odea lpbq nmrf ghsc` }),
  keptMovement({ count: 19, shifts: [2, 3, 10, 11], seats: `
hiso ndmj gpef kqlr
pkqo jhma sgcb ilrn
slen aqcr mbko jdpf
fhbi mrsd oega qcnp
peca qfjs gkld bhir
ghkm njie alsf cdbo
fcdq johm iprk lnge
bran ijlq mosp fgkh
srkc eami onjq bdlp
pdhn afgq ceor msbl
ejdh sbqi rago fkpc
chlk fjer sidg mnba` }),
  keptMovement({ count: 19, seats: `
pfkeo gojnm bqsrh lhdma
idoqf eckaa mfrpk nghbg
qdlfm hmkon crspi enjib
nphfe dbjcc oeqrj migai
jakfd rgdhb bpnqn csell
efboi lirkg pcmsb jhdao
deanh qjkhi osrba lgfcn
klpgj nciak sjmoe hrbff
rejdn lmino apsqg fokgc
falbb mrged ndpql icohh
jkril gqaee onsld mbhcj
fdcmg jgplh qansc ebkim
pheic asfjj cqoro kblde
qhljk oagbl sknmf ipcdd` }),
  keptMovement({ count: 20, shifts: [0, 1, 2, 3, 4], seats: `
lkea mqhg cjds obtr pinf
eial fhoq cnjg kstd mpbr
etrp smif cblh koga djqn
akhp qgme clnj bsoi ftrd
jrao eqfd mhpt bncs kgli
sith rfcg jopk anmb dqle` }),
  keptMovement({ count: 20, shifts: [0, 1, 2, 3, 4], seats: `
oqek dtar mlsp nfcj igbh
joqi etnh kgrp clma sdfb
fgrq sbth dpej nmoa ickl
modi qknt phgc ebfr jasl
rsof kiqj gpta chdm blen
trle qsdj pfnb ghkm oiac
onmh grti cpsf kjbd aleq` }),
  keptMovement({ count: 20, shifts: [0, 1, 2, 3, 4], seats: `
aisq hfle bprd cokg tmnj
mdag lhsc tnrf keqi jpob
eigt jsdp roac mnhk lfbq
mqhi gdlp asft krjo benc
fbsh eqrc pgan miot djlk
igdl tsme jkha fcnp qorb
chdi lgfp remb jtns koqa
rqds htgo cpki fnmj blae` }),
  keptMovement({ count: 20, shifts: [0, 1, 2, 3, 4], seats: `
qifd mlbk grsj ntep coah
frgt icpl hqok sbed nmja
obat lfmj iprq egdh skcn
bdrs ljng otck fqph iaem
kmft risq oabj pdhg enlc
fplb eimd rjcq ohst nagk
lgtr fonk madq ejbp chis
tbls jgfi crom adpn qkeh
pkrb hslt ojeq ndmf acgi` }),
  keptMovement({ count: 20, shifts: [0, 1, 2, 3, 4], seats: `
epgb slmh qjta fnrk codi
qtof prcg mbsd lakn jhie
ionm heca bqrg fkpt sjld
qlpi sfje odma nhgt rbkc
htmp scqg eabk ondf jrli
nrbl cifm tjeq kpso adgh
opqr ahlm dgce bfjk tsin
pgis hbft nleo dmqk craj
qmna psrt ojhc geki bdlf
imcq farl ndbp ekhs gjto` }),
];
