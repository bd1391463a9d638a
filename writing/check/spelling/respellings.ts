/**
 * Spellings of the same sound or ending that are often confused: `right>wrong`, or `=` for both
 * directions. Each costs one typo, however many letters differ.
 */
const bySound = `
ph=f ck=k ck=c c=k qu=kw qu=k qu=q cqu>qu cq>q x=ks x=cks x=cs x=cts xc>x xc=xs xc=cc xc=ks cc>x xh=x
ch=k ch=sh ch=tch sch=sk sc=s sc=ss sc=c ss=c ce=se ce=s ss=sc z=s zz=z zz=s se=ze
wh=w rh=r gh=g gu=g gue=g gue>ge kn=n gn=n wr=r mb>m mn=m pn=n ps=s bt>t pt>t st>s dge=ge dg=g dg=j dj=j g=j gg=j
igh=i ight=ite ight=it eigh=ei eigh=ay ough=o ough=ow ough=uf augh=af augh=au aught=ot ought=ot
tion=sion tion=cion tion=ssion tion=tian tion>shun tion>shon tion>tin sion=cion cian=tion cian=sion cian=tian cean=tion
tious=cious scious=cious scious=tious cial=tial cient=tient xious=ctious
eous=ious ious=uous ious=ous uous=ous eous=ous ous=us ous>os
ei=ie ei=ee ei=ea ie=ee ee=ea ea=e ee=e ee=i ie=i ie=y ea=ai ei=ai ei=i ei=e ae=e oe=e eo=e ey=y ey=ie ey=i eu=u
ai=ay ai=a ay=ey ai=e au=o aw=au aw=o aw=a ou=ow ou=u ou=oo ou=o ow=o oa=o oo=u ew=u ew=oo ui=u ue=u ui=oo eau=o eau=ou eu=ou oi=oy
que=k que=ck que=c sten>sen stle>sle lk>k lm>m
le=el le=al el=al le>ul re=er er=or er=ar or=ar ary=ery ory=ery ory=ary ure=er our=or yse=ise yze=ize
ia=ea io=eo ua=a iu=u
`
const byEnding = `
able=ible ably=ibly ability=ibility ance=ence ances=ences ancy=ency ant=ent ants=ents antly=ently ally>ly lly>ly ely>ly ly>ley ly=lly
ful=full fully>fuly ence>ense ense=ence ise=ize yse=yze edge>ege ate>ait ous>ious ic>ick ics>icks
ied>yed ies>ys ies>yes ier>yer iest>yest ying>ing eed>ede ede=eed cede=ceed sede=cede
`

/** A respelling with its kind, which decides the cost. */
export type Respelling = { right: string; wrong: string; kind: 'sound' | 'ending' }

export const respellings: readonly Respelling[] = [...read(bySound, 'sound'), ...read(byEnding, 'ending')]

function read(list: string, kind: Respelling['kind']): Respelling[] {
  return list
    .trim()
    .split(/\s+/)
    .flatMap(entry => {
      const [right = '', wrong = ''] = entry.split(/[=>]/)
      const there = { right, wrong, kind }
      return entry.includes('=') ? [there, { right: wrong, wrong: right, kind }] : [there]
    })
}
