import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js'

/** All tools read, and none reaches beyond this installation. */
export const reading: ToolAnnotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }

/** The same as text, which every client shows, and as data. */
export function sayJson(answer: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(answer, null, 2) }], structuredContent: answer }
}
