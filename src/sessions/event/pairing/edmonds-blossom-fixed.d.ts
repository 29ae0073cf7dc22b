/** Types of the one function of edmonds-blossom-fixed, which has none of its own. */
declare module "edmonds-blossom-fixed" {
  /**
   * A matching of greatest weight in any graph, by Edmonds' blossom algorithm.
   * @param edges vertex, vertex and weight of each; vertices count from 0, weights are whole.
   * @param maxCardinality of the matchings with the most edges only.
   * @returns for each vertex the one it is matched with, -1 for none.
   */
  function blossom(edges: readonly (readonly [number, number, number])[], maxCardinality?: boolean): number[];
  export = blossom;
}
