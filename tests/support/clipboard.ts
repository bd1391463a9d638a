/** The clipboard's HTML of several programs, shortened, in the form that they document or write. */

/** Word 16: lists are paragraphs with `mso-list`, their signs are text, pictures are given twice. */
export const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<style><!-- @list l0 {mso-list-id:1;} p.MsoNormal {margin:0cm;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-US><!--StartFragment-->
<h1>Minutes<o:p></o:p></h1>
<p class=MsoNormal>We met on <b style='mso-bidi-font-weight:normal'>Monday</b> and decided:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Trees<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]>Oaks<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Benches<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>First call<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Then write<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="p"><v:imagedata src="clip_image001.png"/></v:shape><![endif]--><![if !vml]><img
width=300 height=200 src="file:///C:/clip_image002.png" v:shapes="p"><![endif]>The end.<o:p></o:p></p>
<!--EndFragment--></body></html>`

/** Google Docs: everything is in a `b` that is not bold, and a nested list follows its item. */
export const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;"
id="docs-internal-guid-1f2e"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">Plan</span></h2><p
dir="ltr"><span style="font-weight:400;font-style:normal;">We </span><span style="font-weight:700;">must</span><span
style="font-weight:400;"> start </span><span style="font-weight:400;font-style:italic;">soon</span><span
style="font-weight:400;">.</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr"
role="presentation"><span style="font-weight:400;">One</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p
dir="ltr" role="presentation"><span style="font-weight:400;">Half</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr"
role="presentation"><span style="font-weight:400;">Two</span></p></li></ul><br /><p dir="ltr"><span style="font-weight:400;">See </span><a
href="https://example.org/"><span style="text-decoration:none;font-weight:400;">the site</span></a><span
style="font-weight:400;">.</span></p></b><br class="Apple-interchange-newline">`

/** Google Docs: a table in a `div`, each cell with a paragraph, and a merged cell. */
export const GOOGLE_DOCS_TABLE = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;"
id="docs-internal-guid-2a3f"><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;
table-layout:fixed;width:468pt"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt"><td colspan="2"
style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt;overflow:hidden;overflow-wrap:break-word;"><p dir="ltr"
style="line-height:1.2;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;
font-weight:700;white-space:pre-wrap;">Trees</span></p></td></tr><tr style="height:0pt"><td style="border-left:solid #000000 1pt;"><p
dir="ltr"><span style="font-weight:400;">Oak</span></p></td><td style="border-left:solid #000000 1pt;"><br /></td></tr></tbody></table></div></b><br
class="Apple-interchange-newline">`

/** Excel 16: a table of cells without blocks. */
export const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet>
<style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {mso-number-format:Standard;}--></style></head>
<body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse'>
<!--StartFragment--><col width=64 span=3>
<tr height=20><td height=20 width=64>Name</td><td width=64>Trees</td><td width=64>Price</td></tr>
<tr height=20><td height=20>Oak</td><td align=right>12</td><td class=xl65 align=right>1,200.50</td></tr>
<tr height=20><td height=20>Beech</td><td></td><td class=xl65 align=right>800</td></tr>
<!--EndFragment--></table></body></html>`

/** Gmail: each line is a `div`, an empty one has a break alone, and emoji are pictures. */
export const GMAIL = `<meta charset='utf-8'><div dir="ltr">Hi Tom,<div><br></div><div>the plan is ready.</div><div>See you<img
data-emoji="😀" class="an1" alt="😀" aria-label="😀" src="https://fonts.gstatic.com/s/e/notoemoji/1f600.png" loading="lazy"></div></div><br><div
class="gmail_quote"><div dir="ltr" class="gmail_attr">On Mon, Ann wrote:<br></div><blockquote class="gmail_quote"
style="margin:0px 0px 0px 0.8ex"><div dir="ltr">Is it ready?</div></blockquote></div>`

/** Outlook: Word's paragraphs, and tables for the layout. */
export const OUTLOOK = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=EN-US><div class=WordSection1>
<p class=MsoNormal>Dear Tom,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>the plan is ready.<o:p></o:p></p>
<table class=MsoNormalTable border=0><tr><td><p class=MsoNormal>Left column<o:p></o:p></p><p class=MsoNormal>with two lines<o:p></o:p></p></td>
<td><p class=MsoNormal>Right column<o:p></o:p></p></td></tr></table>
<ul style='margin-top:0cm' type=disc><li class=MsoListParagraph>one<o:p></o:p></li><li class=MsoListParagraph>two<o:p></o:p></li></ul>
</div></body></html>`

/** Apple Mail: WebKit's `div`s, and lines of a signature with breaks. */
export const APPLE_MAIL = `<meta charset="UTF-8"><div style="caret-color: rgb(0, 0, 0);">Hi Tom,</div><div><br></div><div>the plan is
ready.</div><div><br></div><div>Ann<br>Oxford</div><br class="Apple-interchange-newline">`

/** Thunderbird: an email in plain text is preformatted. */
export const THUNDERBIRD = `<div class="moz-text-plain" wrap="true" graphical-quote="true" lang="x-unicode"><pre wrap=""
class="moz-quote-pre">Hi Tom,

the plan is ready, and I have sent it to all of those who asked for
it.
</pre></div>`
