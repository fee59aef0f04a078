import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js'

/** All tools read, and none reaches beyond this installation. */
export const reading: ToolAnnotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }

/** The same as text, which every client shows, and as data. */
export function sayJson(answer: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(answer, null, 2) }], structuredContent: answer }
}

/** What a reader must know first as plain text, before the whole as data: a warning is not to be looked for among synonyms. */
export function sayFirst(text: string, answer: Record<string, unknown>): CallToolResult {
  const { content, structuredContent } = sayJson(answer)
  return { content: [{ type: 'text', text }, ...content], structuredContent }
}
