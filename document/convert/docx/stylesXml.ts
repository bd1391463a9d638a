const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const MONO =
  '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Courier New"/><w:sz w:val="20"/><w:szCs w:val="20"/>'

const paragraph = (id: string, name: string, paragraphXml: string, runXml = ''): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"${id.startsWith('Heading') || id === 'Quote' || id === 'ListParagraph' ? '' : ' w:customStyle="1"'}><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${paragraphXml}</w:pPr>${runXml && `<w:rPr>${runXml}</w:rPr>`}</w:style>`

const heading = (level: number, before: number, size: number): string =>
  paragraph(
    `Heading${level}`,
    `heading ${level}`,
    `<w:keepNext/><w:keepLines/><w:spacing w:before="${before}" w:after="80"/><w:outlineLvl w:val="${level - 1}"/>`,
    `<w:b/><w:bCs/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/>`,
  )

const quote = (level: number): string =>
  paragraph(
    level === 1 ? 'Quote' : `Quote${level}`,
    level === 1 ? 'Quote' : `Quote ${level}`,
    `<w:pBdr><w:left w:val="single" w:sz="18" w:space="8" w:color="C0C0C0"/></w:pBdr><w:ind w:left="${360 * level}"/>`,
    '<w:color w:val="474C55"/>',
  )

/** Quotes in quotes in quotes look like these. */
export const QUOTE_LEVELS = 9

/** The distance of the line of a quote from its text in points, before its level is added. */
export const QUOTE_SPACE = 7

/** The styles of a Word file: those of Word where it has them. */
export const STYLES = `<w:styles xmlns:w="${NAMESPACE}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Calibri" w:cs="Arial"/><w:sz w:val="22"/><w:szCs w:val="22"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style><w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/></w:style>${heading(1, 360, 36)}${heading(2, 280, 28)}${heading(3, 220, 24)}${Array.from({ length: QUOTE_LEVELS }, (_, index) => quote(index + 1)).join('')}${paragraph('ListParagraph', 'List Paragraph', '<w:contextualSpacing/>')}${paragraph('SourceCode', 'Source Code', '<w:shd w:val="clear" w:color="auto" w:fill="F4F2EE"/><w:spacing w:line="240" w:lineRule="auto"/>', MONO)}${paragraph('TableHeading', 'Table Heading', '', '<w:b/><w:bCs/>')}${paragraph('TableGap', 'Table Gap', '<w:spacing w:after="0" w:line="120" w:lineRule="exact"/>')}<w:style w:type="character" w:customStyle="1" w:styleId="VerbatimChar"><w:name w:val="Verbatim Char"/><w:rPr>${MONO}</w:rPr></w:style><w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="1D4FBF"/><w:u w:val="single"/></w:rPr></w:style><w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:tblPr><w:tblCellMar><w:left w:w="108" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style></w:styles>`
