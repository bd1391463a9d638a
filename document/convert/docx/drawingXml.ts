import { escapeXml } from './escape.ts'

/** The units of Word in a pixel. */
export const EMU = 9525
/** The width of the text on the page in pixels. */
const WIDEST = 600

type Media = { id: string; name: string }
type Size = Record<string, unknown>

/** Returns an image in a line of text. */
export function drawingXml({ id, name }: Media, { width, height, alt }: Size): string {
  const size = {
    width: typeof width === 'number' ? width : 480,
    height: typeof height === 'number' ? height : 360,
  }
  const scale = Math.min(1, WIDEST / size.width)
  const [cx, cy] = [size.width, size.height].map(side => Math.round(side * scale) * EMU)
  const number = Number(/\d+/.exec(id)?.[0] ?? 1)
  const text = escapeXml(typeof alt === 'string' ? alt : '')
  return `<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${cx}" cy="${cy}"/><wp:docPr id="${number}" name="${name}" descr="${text}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="${number}" name="${name}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`
}
