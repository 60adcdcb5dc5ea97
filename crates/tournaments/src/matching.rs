//! Perfect matchings of least cost, by a library's algorithm of maximum weight.

use std::convert::Infallible;

use rustworkx_core::max_weight_matching::max_weight_matching;
use rustworkx_core::petgraph::graph::{NodeIndex, UnGraph};

/// Cheapest partners of a node that are tried at first. The fewer, the faster; where they do not suffice, more are tried.
const CANDIDATES: usize = 12;

/// Returns pairs that cover all nodes `0..nodes` at the least total cost, each with the lower node first, in order.
/// `cost` returns `None` for two who must not be paired. `None` means that no pairs cover all nodes.
///
/// Costs may be up to 2¹¹⁰ in total.
pub(crate) fn cheapest_perfect_matching(
    nodes: usize,
    cost: impl Fn(usize, usize) -> Option<i128>,
) -> Option<Vec<(usize, usize)>> {
    if nodes % 2 == 1 {
        return None;
    }
    let mut partners: Vec<Vec<(i128, usize)>> = vec![Vec::new(); nodes];
    for left in 0..nodes {
        for right in left + 1..nodes {
            if let Some(cost) = cost(left, right) {
                partners[left].push((cost, right));
                partners[right].push((cost, left));
            }
        }
    }
    for list in &mut partners {
        list.sort_unstable();
    }
    let most = partners.iter().map(Vec::len).max().unwrap_or(0);
    let mut candidates = CANDIDATES;
    loop {
        let pairs = matching_among(&partners, candidates);
        if pairs.len() * 2 == nodes {
            return Some(pairs);
        }
        if candidates >= most {
            return None;
        }
        candidates *= 4;
    }
}

/// Returns a matching of as many nodes as possible, and the cheapest of these, along the cheapest edges of each node.
fn matching_among(partners: &[Vec<(i128, usize)>], candidates: usize) -> Vec<(usize, usize)> {
    let mut edges: Vec<(usize, usize, i128)> = partners
        .iter()
        .enumerate()
        .flat_map(|(node, list)| {
            list.iter()
                .take(candidates)
                .map(move |(cost, partner)| (node.min(*partner), node.max(*partner), *cost))
        })
        .collect();
    edges.sort_unstable();
    edges.dedup();
    let highest = edges.iter().map(|edge| edge.2).max().unwrap_or(0);
    let mut graph: UnGraph<(), i128> = UnGraph::with_capacity(partners.len(), edges.len());
    for _ in partners {
        graph.add_node(());
    }
    for (left, right, cost) in edges {
        graph.add_edge(NodeIndex::new(left), NodeIndex::new(right), highest - cost);
    }
    let matched = match max_weight_matching(&graph, true, |edge| Ok::<_, Infallible>(*edge.weight()), false) {
        Ok(matched) => matched,
        Err(never) => match never {},
    };
    let mut pairs: Vec<_> =
        matched.into_iter().map(|(left, right)| (left.min(right), left.max(right))).collect();
    pairs.sort_unstable();
    pairs
}
