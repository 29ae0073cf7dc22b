/** Types of edmonds-blossom-fixed, which has one function and no types of its own. */
declare module "edmonds-blossom-fixed" {
  /**
   * Returns a matching of greatest weight in any graph, by Edmonds' blossom algorithm.
   * @param edges for each edge two vertices, from 0, and a whole weight.
   * @param maxCardinality true for a matching of greatest weight among those with the most edges.
   * @returns for each vertex the vertex that it is matched with, -1 for none.
   */
  function blossom(edges: readonly (readonly [number, number, number])[], maxCardinality?: boolean): number[];
  export = blossom;
}
